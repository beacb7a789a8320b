import { expect, test } from "vitest";

import { extendLog, moveLines, type LogLine } from "./log";
import type { AnyEvent, Happened, Line, Snapshot } from "./protocol";

const line = (sequence: number): Line => ({ sequence, seat: 0, telling: { key: "the-game-ends-turn", values: {} } });

function happened(events: [number, AnyEvent][], lines: number[] = []): Happened {
  const picture = { board: { lines: lines.map(line) } } as unknown as Snapshot;
  return { type: "happened", table: "t", events: events.map(([sequence, event]) => ({ sequence, time: 0, event })), picture };
}

const sequences = (lines: ReadonlyArray<LogLine>): number[] => lines.map((one) => one.sequence);
const known = moveLines(happened([], [3, 4]).picture);

test("moves and events stand in the order in which they happened", () => {
  const grew = extendLog(known, happened([[5, { type: "sat", seat: 1, name: "Ann" }], [6, { type: "played", seat: 1, move: "end" }]], [6]));
  expect(sequences(grew)).toEqual([3, 4, 5, 6]);
});

test("a move that was taken back has never been made", () => {
  const grew = extendLog(known, happened([[5, { type: "move-taken-back", seat: 0, sequence: 4 }]]));
  expect(sequences(grew)).toEqual([3, 5]);
});

test("a new game begins a new log", () => {
  expect(sequences(extendLog(known, happened([[9, { type: "game-started", number: 2 }]])))).toEqual([9]);
});

test("what somebody writes is kept as it was written", () => {
  const grew = extendLog([], happened([[2, { type: "text-said", seat: 1, text: "{ $name }" }]]));
  expect(grew[0]).toMatchObject({ kind: "text", text: "{ $name }", phrase: null });
});
