import { expect, test } from "vitest";

import type { Phrase, Turn } from "./protocol";
import { TurnAnnouncer, type Heard } from "./turn-announcer";
import { changedPlaces, lastNote, sentencesOf } from "./turns";

/** Without words loaded, a sentence is its key. */
const clause = (key: string): Phrase => ({ key, values: {} });
const turn = (sequence: number, seat: number, sentences: string[][] = [], more: Partial<Turn> = {}): Turn => ({
  sequence,
  seat,
  sentences: sentences.map((clauses) => clauses.map(clause)),
  ...more,
});
const nameOf = (seat: number): string => "ABCD"[seat] ?? "";
const heard = (turns: Turn[], awaited: number[]): Heard => ({ turns, awaited, seat: 0, isOver: false, nameOf });

test("clauses are joined, and sentences begin with a capital but for the first", () => {
  expect(sentencesOf(turn(1, 0, [["47 on d", "15 on b"], ["three drawn"]]), nameOf)).toBe("47 on d, 15 on b. Three drawn.");
  expect(sentencesOf(turn(1, -1, [["all show!"]]), nameOf)).toBe("All show!");
});

test("what a seat did last stands until it does something else", () => {
  const note = (seat: number, text: string): { seat: number; note: Phrase } => ({ seat, note: clause(text) });
  const turns = [turn(1, 1, [], { notes: [note(1, "81"), note(1, "91 ↩")] }), turn(5, 2, [], { notes: [note(2, "7")] }), turn(7, 1)];
  expect(lastNote(turns, 1, nameOf)).toBe("81, 91 ↩");
  expect(lastNote(turns, 3, nameOf)).toBe("");
});

test("all that others changed since one's own turn is marked, until one's next turn is over", () => {
  const turns = [turn(1, 0, [], { places: ["a"] }), turn(2, 1, [], { places: ["b"] }), turn(3, 2, [], { places: ["c"] })];
  expect([...changedPlaces({ awaited: [3], seat: 0, turns })]).toEqual(["b", "c"]);
  const mine = [...turns, turn(4, 0, [], { places: ["d"] })];
  expect([...changedPlaces({ awaited: [0], seat: 0, turns: mine })]).toEqual(["b", "c"]);
  expect([...changedPlaces({ awaited: [1], seat: 0, turns: mine })]).toEqual([]);
});

test("where all play together, and for spectators, the last turn is marked", () => {
  const turns = [turn(1, 1, [], { places: ["1"] }), turn(2, -1, [], { places: ["2"] })];
  expect([...changedPlaces({ awaited: [0], seat: 0, turns })]).toEqual(["2"]);
  expect([...changedPlaces({ awaited: [0], seat: -2, turns: turns.slice(0, 1) })]).toEqual(["1"]);
});

test("a turn of another seat is read out once, when it is complete", () => {
  const announcer = new TurnAnnouncer();
  expect(announcer.texts(heard([turn(1, 1, [["10 on b"]])], [1]))).toEqual([]);
  const whole = turn(1, 1, [["10 on b", "12 on b"]]);
  expect(announcer.texts(heard([whole], [1]))).toEqual([]);
  expect(announcer.texts(heard([{ ...whole, is_over: true }], [2]))).toHaveLength(1);
  expect(announcer.texts(heard([{ ...whole, is_over: true }], [2]))).toEqual([]);
});

test("one's own moves are read out one by one, and only what is new of them", () => {
  const announcer = new TurnAnnouncer();
  announcer.texts(heard([turn(1, 0, [["10 on b"]])], [0]));
  expect(announcer.texts(heard([turn(1, 0, [["10 on b", "7 on c"]])], [0]))).toEqual(["7 on c."]);
  expect(announcer.texts(heard([turn(1, 0, [["10 on b", "7 on c"], ["two drawn"]])], [1]))).toEqual(["Two drawn."]);
});

test("what was there before is not read out", () => {
  const announcer = new TurnAnnouncer();
  const turns = [turn(1, 1, [["10 on b"]], { is_over: true })];
  announcer.skip(heard(turns, [0]));
  expect(announcer.texts(heard(turns, [0]))).toEqual([]);
});

test("of what a seat says about one thing only the last is read out, with the turn", () => {
  const said = (sequence: number, key: string) => ({ sequence, seat: 1, telling: { key, values: { pile: "a" } } });
  const announcer = new TurnAnnouncer();
  const before = turn(1, 2, [["10 on b"]], { signals: [said(2, "keep off"), said(3, "welcome")] });
  expect(announcer.texts(heard([before], [2]))).toEqual([]);
  expect(announcer.texts(heard([{ ...before, is_over: true }], [1]))).toHaveLength(2);
});
