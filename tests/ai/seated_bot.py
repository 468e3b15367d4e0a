#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""An example bot for the window (engine/ai/PROTOCOL.md): plays the side it is seated at.

    seated_bot.py [well | once | leave | hang | ask | rubbish | illegal | tell FILE]

It asks on its standard output and is answered on its standard input. The other manners are for tests.
"""
import json
import sys
import time

manner = sys.argv[1] if len(sys.argv) > 1 else "well"


def ask(do, **what):
    print(json.dumps({"do": do, **what}), flush=True)
    if do == "command" and manner == "tell":
        open(sys.argv[2], "w").close()
    return json.loads(sys.stdin.readline())


while not ask("wait")["over"]:
    if manner == "leave":
        sys.exit("nothing comes to my mind")
    if manner == "hang":
        time.sleep(600)
    while manner == "ask":
        print('{"do":"state"}\n' * 1000, flush=True, end="")
    if manner == "rubbish":
        print("I attack at dawn", flush=True)
        sys.stdin.readline()
    for offer in ask("offers")["offers"]:
        if not offer.get("undoes") and not offer.get("revises"):
            break
    command = offer.get("example") or {"verb": offer["verb"], **offer["fixed"]}
    if manner == "illegal":
        command = {name: 99 if isinstance(value, int) else value for name, value in command.items()}
    ask("command", command=command)
    if manner == "once":
        sys.exit()
