import { describe, expect, it } from "vitest";

import { replayPositions } from "./replay-positions";
import type { Replay, Shown } from "./protocol";
import { figuresOf, isTalk } from "./story";

function move(key: string, values: Record<string, number | string> = {}, changed: Record<string, unknown> = {}): Shown {
  return { seat: 0, telling: { key, values }, changed, awaited: [1] };
}

function replay(game: string, moves: Shown[], view: Record<string, unknown> = {}): Replay {
  return {
    ...{ table: "t", game, options: {}, number: 1, seat: -2, began: 0, ended: 5 * 60_000, hash: "", seed: "", plates: [] },
    ...{ first: 0, count: moves.length, view, awaited: [0], moves, ending: null, scores: [], winners: [] },
  };
}

describe("a game in numbers", () => {
  it("counts tricks, steps, signals, moves and minutes of The Game", () => {
    const told = [
      move("the-game-lays", { card: 30, top: 1 }),
      move("the-game-says-keep-off", { pile: "a" }),
      move("the-game-turns-back", { card: 20, top: 30 }),
    ];
    expect(figuresOf(replay("the-game", told))).toEqual([
      { key: "tricks", count: 1 },
      { key: "largest-step", count: 29 },
      { key: "signals", count: 1 },
      { key: "moves", count: 2 },
      { key: "minutes", count: 5 },
    ]);
  });

  it("finds the worst jam of Rush hour", () => {
    const places = (points: number, cards_taken: number): unknown => ({ places: [{ points, cards_taken }] });
    const told = [move("a", {}, places(3, 2) as Record<string, unknown>), move("b", {}, places(8, 6) as Record<string, unknown>)];
    const figures = figuresOf(replay("rush-hour", told, { places: [{ points: 0, cards_taken: 0 }] }));
    expect(figures.slice(0, 2)).toEqual([
      { key: "taken", count: 6 },
      { key: "worst-jam", count: 5 },
    ]);
  });

  it("tells talk from moves", () => {
    expect(isTalk({ key: "quick-and-easy-says-low", values: {} })).toBe(true);
    expect(isTalk({ key: "quick-and-easy-takes-back-word", values: {} })).toBe(true);
    expect(isTalk({ key: "traffic-memo-takes", values: {} })).toBe(false);
  });
});

describe("the positions of a replay", () => {
  it("keep what a move has not changed", () => {
    const positions = replayPositions(replay("the-game", [move("a", {}, { deck: 9 }), move("b", {}, { turn: 1 })], { deck: 10, turn: 0 }));
    expect(positions.map((position) => position.view)).toEqual([
      { deck: 10, turn: 0 },
      { deck: 9, turn: 0 },
      { deck: 9, turn: 1 },
    ]);
  });
});
