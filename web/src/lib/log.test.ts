import { expect, test } from "vitest";

import { extendLog, turnEntries, type LogEntry } from "./log";
import type { AnyEvent, Happened, Snapshot, Turn } from "./protocol";

const turn = (sequence: number, more: Partial<Turn> = {}): Turn => ({ sequence, seat: 0, ...more });

function happened(events: [number, AnyEvent][], turns: Turn[] = []): Happened {
  const picture = { board: { turns } } as unknown as Snapshot;
  return { type: "happened", table: "t", events: events.map(([sequence, event]) => ({ sequence, time: 0, event })), picture };
}

const sequences = (entries: ReadonlyArray<LogEntry>): number[] => entries.map((one) => one.sequence);
const known = turnEntries(happened([], [turn(3), turn(4)]).picture);

test("turns and events stand in the order in which they began", () => {
  const grew = extendLog(known, happened([[5, { type: "sat", seat: 1, name: "Ann" }], [6, { type: "played", seat: 1, move: "end" }]], [turn(6)]));
  expect(sequences(grew)).toEqual([3, 4, 5, 6]);
});

test("a turn that goes on takes the place of what it was", () => {
  const grew = extendLog(known, happened([[5, { type: "played", seat: 0, move: "37a" }]], [turn(4, { is_over: true })]));
  expect(sequences(grew)).toEqual([3, 4]);
  expect(grew[1]?.turn?.is_over).toBe(true);
});

test("a turn whose only move was taken back has never been", () => {
  const grew = extendLog(known, happened([[5, { type: "move-taken-back", seat: 0, sequence: 4 }]]));
  expect(sequences(grew)).toEqual([3, 5]);
});

test("a turn of which a part was taken back is told without it", () => {
  const grew = extendLog(known, happened([[6, { type: "move-taken-back", seat: 0, sequence: 4 }]], [turn(5)]));
  expect(sequences(grew)).toEqual([3, 5, 6]);
});

test("a new game begins a new log", () => {
  expect(sequences(extendLog(known, happened([[9, { type: "game-started", number: 2 }]])))).toEqual([9]);
});

test("what somebody writes is kept as it was written", () => {
  const grew = extendLog([], happened([[2, { type: "text-said", seat: 1, text: "{ $name }" }]]));
  expect(grew[0]).toMatchObject({ kind: "text", text: "{ $name }", phrase: null });
});
