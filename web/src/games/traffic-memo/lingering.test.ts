import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { Lingering } from "./lingering.svelte";

const PAIR = [
  { place: 3, card: 17, is_taken: false },
  { place: 8, card: "police", is_taken: false },
];

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("what goes back stays in sight for two seconds, though the next card is turned up at once", () => {
  const lingering = new Lingering();
  lingering.see(PAIR, 1);
  lingering.see([], 1);
  vi.advanceTimersByTime(2000);
  expect([lingering.at(3), lingering.at(8), lingering.at(4)]).toEqual([17, "police", null]);
  vi.advanceTimersByTime(1000);
  expect(lingering.at(3)).toBeNull();
});

test("who likes it quick sees it for a shorter time, and who likes it still as long as everybody", () => {
  const [quick, still] = [new Lingering(), new Lingering()];
  quick.see(PAIR, 0.45);
  still.see(PAIR, 0);
  vi.advanceTimersByTime(1500);
  expect([quick.at(3), still.at(3)]).toEqual([null, 17]);
});

test("the same picture once more does not begin the time anew", () => {
  const lingering = new Lingering();
  lingering.see(PAIR, 1);
  vi.advanceTimersByTime(1500);
  lingering.see([...PAIR], 1);
  vi.advanceTimersByTime(1500);
  expect(lingering.at(3)).toBeNull();
});

test("what was taken does not come back into sight", () => {
  const lingering = new Lingering();
  lingering.see([{ place: 3, card: 17, is_taken: true }, PAIR[1]!], 1);
  expect([lingering.at(3), lingering.at(8)]).toEqual([null, "police"]);
});
