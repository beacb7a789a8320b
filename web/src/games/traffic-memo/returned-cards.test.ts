import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { ReturnedCards } from "./returned-cards.svelte";

const PAIR = [
  { place: 3, card: 17, is_taken: false },
  { place: 8, card: "police", is_taken: false },
];

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("what goes back stays in sight for two seconds, though the next card is turned up at once", () => {
  const returnedCards = new ReturnedCards();
  returnedCards.update(PAIR, 1);
  returnedCards.update([], 1);
  vi.advanceTimersByTime(2000);
  expect([returnedCards.at(3), returnedCards.at(8), returnedCards.at(4)]).toEqual([17, "police", null]);
  vi.advanceTimersByTime(1000);
  expect(returnedCards.at(3)).toBeNull();
});

test("who likes it quick sees it for a shorter time, and who likes it still as long as everybody", () => {
  const [quick, still] = [new ReturnedCards(), new ReturnedCards()];
  quick.update(PAIR, 0.45);
  still.update(PAIR, 0);
  vi.advanceTimersByTime(1500);
  expect([quick.at(3), still.at(3)]).toEqual([null, 17]);
});

test("the same picture once more does not begin the time anew", () => {
  const returnedCards = new ReturnedCards();
  returnedCards.update(PAIR, 1);
  vi.advanceTimersByTime(1500);
  returnedCards.update([...PAIR], 1);
  vi.advanceTimersByTime(1500);
  expect(returnedCards.at(3)).toBeNull();
});

test("what was taken does not come back into sight", () => {
  const returnedCards = new ReturnedCards();
  returnedCards.update([{ place: 3, card: 17, is_taken: true }, PAIR[1]!], 1);
  expect([returnedCards.at(3), returnedCards.at(8)]).toEqual([null, "police"]);
});
