#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""An example bot for Esagono's line protocol (engine/ai/PROTOCOL.md): plays every side of one game.

    example_bot.py ESAGONO_CLI GAME SCENARIO [--packages FOLDER]

It attacks where the printed chances are good, else does what is offered by chance, and takes nothing back.
"""
import json
import os
import random
import subprocess
import sys
import tempfile
from fractions import Fraction

cli, game, scenario, *options = sys.argv[1:]
chance = random.Random(1937)


class Table:
    """A game being played, asked one JSON object per line."""

    def __init__(self, file):
        subprocess.run([cli, *options, "new", "--game", game, "--scenario", scenario, "--seed", "1937",
                        "--out", file], check=True, stdout=subprocess.DEVNULL)
        self.session = subprocess.Popen([cli, *options, "protocol", file], text=True, encoding="utf-8",
                                        stdin=subprocess.PIPE, stdout=subprocess.PIPE)

    def ask(self, do, **what):
        self.session.stdin.write(json.dumps({"do": do, **what}) + "\n")
        self.session.stdin.flush()
        answer = json.loads(self.session.stdout.readline())
        assert "error" not in answer, answer
        return answer


def commands(offers):
    """What is offered, as commands: a button as it is, everything else by its own example."""
    for offer in offers:
        if not offer.get("undoes") and not offer.get("revises"):
            yield offer.get("example") or {"verb": offer["verb"], **offer["fixed"]}


def promise(table, side, command):
    """How many tallies speak for an attack: the first is the attacker's, the second the defender's."""
    parts = table.ask("preview", **{"as": side, "command": command}).get("preview", {}).get("parts", [])
    totals = [float(Fraction(str(part["total"]))) for part in parts[:2]]  # a total may be "7/2"
    return totals[0] - 2 * totals[1] if len(totals) == 2 else 0


with tempfile.TemporaryDirectory() as folder:
    table = Table(os.path.join(folder, "game.esagono"))
    deciding, taken = table.ask("hello")["deciding"], 0
    while deciding:
        side = deciding[0]
        offered = list(commands(table.ask("offers", **{"as": side})["offers"]))
        chance.shuffle(offered)
        command = max(offered[:8], key=lambda each: promise(table, side, each))
        done = table.ask("command", **{"as": side, "command": command})
        assert "refused" not in done, done
        deciding, taken = done["deciding"], taken + 1
    print(f"{taken} commands:", table.ask("state")["ending"]["message"])
    table.ask("quit")
    sys.exit(table.session.wait(300))
