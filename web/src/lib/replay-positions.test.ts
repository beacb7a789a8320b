import { describe, expect, it } from "vitest";

import type { Replay, ReplayedMove } from "./protocol";
import { replayPositions } from "./replay-positions";

function move(changed: Record<string, unknown>): ReplayedMove {
  return { seat: 0, telling: { key: "a", values: {} }, changed, awaited: [1], is_signal: false };
}

function replay(moves: ReplayedMove[], view: Record<string, unknown>): Replay {
  return {
    ...{ table: "t", game: "the-game", options: {}, number: 1, seat: -2, open_seats: [], began: 0, ended: 1, hash: "", seed: "", seats: [], turns: [] },
    ...{ first: 0, count: moves.length, view, awaited: [0], moves, ending: null, scores: [], winners: [] },
  };
}

describe("the positions of a replay", () => {
  it("keep what a move has not changed", () => {
    const positions = replayPositions(replay([move({ deck: 9 }), move({ turn: 1 })], { deck: 10, turn: 0 }));
    expect(positions.map((position) => position.view)).toEqual([
      { deck: 10, turn: 0 },
      { deck: 9, turn: 0 },
      { deck: 9, turn: 1 },
    ]);
  });
});
