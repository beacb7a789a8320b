import { expect, test } from "vitest";

import type { SequenceView } from "../../lib/protocol";
import { refusedMoveAt, refusedMoveWith } from "./refused-moves";

const SEAT = 0;

/** A board of five spaces, the first a corner. */
function viewWith(chips: ReadonlyArray<number | null>): SequenceView {
  const view = { shows: ["", "QS", "5H", "QS", "8C"], chips, hand: ["QS", "JH"], places: [{ team: 0 }, { team: 1 }] };
  return view as unknown as SequenceView;
}

test("a card is tried on its free space", () => {
  expect(refusedMoveWith(viewWith([null, 1, null, null, null]), SEAT, "QS")).toBe("QS d1");
});

test("a card whose spaces are both taken is tried for the exchange", () => {
  expect(refusedMoveWith(viewWith([null, 1, null, 0, null]), SEAT, "QS")).toBe("dead QS");
});

test("a jack is tried on a chip of another team, and where there is none on any space", () => {
  expect(refusedMoveWith(viewWith([null, 0, 1, null, null]), SEAT, "JH")).toBe("JH c1");
  expect(refusedMoveWith(viewWith([null, 0, null, null, null]), SEAT, "JH")).toBe("JH b1");
});

test("a space is tried with the card that it shows, a corner with any of the hand", () => {
  expect(refusedMoveAt(viewWith([null, null, null, null, null]), "c1")).toBe("5H c1");
  expect(refusedMoveAt(viewWith([null, null, null, null, null]), "a1")).toBe("QS a1");
});
