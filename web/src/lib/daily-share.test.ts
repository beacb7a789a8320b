import { describe, expect, it } from "vitest";

import { dayText, resultSymbols } from "./daily-share";

describe("the result of a deal of the day as symbols", () => {
  it.each([
    [98, 0, [0], "🟩🟩🟩🟩🟩🟩🟩🟩🟩🟩⭐"],
    [97, 1, [], "🟩🟩🟩🟩🟩🟩🟩🟩🟩⬜"],
    [71, 27, [], "🟩🟩🟩🟩🟩🟩🟩⬜⬜⬜"],
    [0, 98, [], "⬜⬜⬜⬜⬜⬜⬜⬜⬜⬜"],
  ])("tells how much was done together: %i cards laid, %i left", (laid, cardsLeft, winners, expected) => {
    expect(resultSymbols({ seat: 0, isCooperative: true, scores: [laid], winners, cardsLeft })).toBe(expected);
  });

  it.each([
    [[2, 1], [0], "🟩🟩⭐\n🟦"],
    [[-3, 0], [1], "🟩🟩🟩\n⭐"],
    [[0, 2], [1], "⬜\n🟦🟦⭐"],
    [[-12, -40], [0], "🟩🟩🟩⭐\n🟦🟦🟦🟦🟦🟦🟦🟦🟦🟦"],
    [[0, 0], [], "⬜\n⬜"],
  ])("compares the seats, one's own first: %j", (scores, winners, expected) => {
    expect(resultSymbols({ seat: 0, isCooperative: false, scores, winners, cardsLeft: 0 })).toBe(expected);
  });

  it("begins with one's own seat, whichever it is", () => {
    expect(resultSymbols({ seat: 1, isCooperative: false, scores: [1, 3], winners: [1], cardsLeft: 0 })).toBe("🟩🟩🟩⭐\n🟦");
  });
});

describe("the day", () => {
  it.each([
    ["en", "November 19, 2026"],
    ["uk", "19 листопада 2026 р."],
    ["ru", "19 ноября 2026 г."],
    ["cs", "19. listopadu 2026"],
  ])("is the server's day in %s, wherever one is", (language, expected) => {
    expect(dayText("2026-11-19", language).replace(/\s/g, " ")).toBe(expected);
  });
});
