// SPDX-License-Identifier: GPL-3.0-or-later
// Numbered dice: roll n of a seed is a pure function of the two, the same on every machine.
#pragma once

#include <array>
#include <cstdint>
#include <deque>
#include <exception>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace esagono {

using Seed = std::array<std::uint8_t, 32>;

/// A seed from a number or any words a player likes.
[[nodiscard]] Seed seedFrom(const std::string& words);
/// A seed nobody can guess, from the operating system.
[[nodiscard]] Seed freshSeed();
/// What can be shown before the game to prove after it that the seed was not changed.
[[nodiscard]] std::array<std::uint8_t, 32> commitmentTo(const Seed& seed);

/// Uniform number in 0..bound-1: draw `number` of a seed, by rejection sampling over keyed BLAKE2b.
[[nodiscard]] std::uint32_t drawFrom(const Seed& seed, std::uint64_t number, std::uint32_t bound);

/// Where dice come from.
class Dice {
public:
    virtual ~Dice() = default;
    /// Uniform in 0..bound-1. `number` counts every draw of the game.
    [[nodiscard]] virtual std::uint32_t draw(std::uint32_t number, std::uint32_t bound) = 0;
    /// Faces that were told and that nobody has asked for yet.
    [[nodiscard]] virtual std::size_t left() const { return 0; }
};

class SeededDice final : public Dice {
public:
    explicit SeededDice(const Seed& seed)
        : m_seed(seed) {}
    [[nodiscard]] std::uint32_t draw(std::uint32_t number, std::uint32_t bound) override {
        return drawFrom(m_seed, number, bound);
    }

private:
    Seed m_seed;
};

/// A seed that takes over from a certain draw on.
struct FreshSeed {
    std::uint32_t from = 0;
    Seed seed{};
    friend bool operator==(const FreshSeed&, const FreshSeed&) = default;
};

/// Dice of one seed after the other.
class RenewedDice final : public Dice {
public:
    /// The fresh ones by their first draw.
    RenewedDice(const Seed& first, std::vector<FreshSeed> fresh)
        : m_first(first)
        , m_fresh(std::move(fresh)) {}
    [[nodiscard]] std::uint32_t draw(std::uint32_t number, std::uint32_t bound) override {
        const Seed* seed = &m_first;
        for (const FreshSeed& each : m_fresh)
            if (each.from <= number)
                seed = &each.seed;
        return drawFrom(*seed, number, bound);
    }

private:
    Seed m_first;
    std::vector<FreshSeed> m_fresh;
};

/// A roll was needed and the player has not said what his dice show, or said what no such die
/// shows. Nothing has happened yet.
class DiceWanted final : public std::exception {
public:
    explicit DiceWanted(std::uint32_t faces, std::optional<int> told = {})
        : m_faces(faces)
        , m_told(told) {}
    /// The same, of which it is known what is rolled for, and how many dice of it are to come.
    [[nodiscard]] DiceWanted of(std::string purpose, int dice) const {
        DiceWanted named = *this;
        named.m_purpose = std::move(purpose);
        named.m_dice = dice;
        return named;
    }
    [[nodiscard]] std::uint32_t faces() const { return m_faces; }
    /// The impossible face; none: nothing was said.
    [[nodiscard]] std::optional<int> told() const { return m_told; }
    [[nodiscard]] const std::string& purpose() const { return m_purpose; } ///< a word's id
    [[nodiscard]] int dice() const { return m_dice; }
    [[nodiscard]] const char* what() const noexcept override { return "dice wanted"; }

private:
    std::uint32_t m_faces;
    std::optional<int> m_told;
    std::string m_purpose;
    int m_dice = 1;
};

/// Dice whose results are told, face by face (1 is the lowest): by tests and by players who own
/// dice. Throws DiceWanted when nothing is left, or when the face does not exist on that die.
class ToldDice final : public Dice {
public:
    ToldDice() = default;
    explicit ToldDice(std::vector<int> faces)
        : m_faces(faces.begin(), faces.end()) {}
    void tell(int face) { m_faces.push_back(face); }
    [[nodiscard]] std::size_t left() const override { return m_faces.size(); }
    [[nodiscard]] std::uint32_t draw(std::uint32_t number, std::uint32_t bound) override;

private:
    std::deque<int> m_faces;
};

} // namespace esagono
