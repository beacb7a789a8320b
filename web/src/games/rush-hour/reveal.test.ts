import { expect, test } from "vitest";

import type { RushHourCar, RushHourLane, RushHourPlay, RushHourView } from "../../lib/protocol";
import { newPlays, scenes } from "./reveal";

const car = (number: number): RushHourCar => ({ name: String(number), kind: "car", number, points: 1 });
const lane = (...numbers: number[]): RushHourLane => ({ places: numbers.map((one) => [car(one)]), number: numbers.at(-1) ?? null, is_full: numbers.length > 3, places_left: 4 - numbers.length, points: numbers.length });
const play = (seat: number, number: number, row: number, place: number, cards = 0): RushHourPlay => ({ seat, car: car(number), row, place, cards, points: cards });

function view(now: string, rows: RushHourLane[], points: number[], plays: RushHourPlay[] = [], picks: Array<number | null> = []): RushHourView {
  const places = points.map((count, seat) => {
    const pick = picks[seat] ?? null;
    return { cards: 3, has_picked: pick !== null, pick: pick === null ? null : car(pick), has_chosen: false, row: null, points: count, cards_taken: count, taken: [] };
  });
  return { seat: 0, deal: 1, deals: 1, rounds_left: 3, now, rows, hand: [], places, plays, cards_out: 0, rest: null, outcome: "", winners: [] };
}

const told = (before: RushHourView, after: RushHourView) =>
  scenes(before, after).map(({ beat, play, view: { rows, places } }) => [beat, play?.seat, rows.map((row) => row.places.map((cars) => cars[0]?.number).join(" ")), places.map((place) => place.points)]);

const BEFORE = view("picking", [lane(10, 11, 12, 13), lane(20)], [0, 0]);

test("all cards are turned up, then they park in order, and the fine follows its car", () => {
  const after = view("picking", [lane(14), lane(20, 25)], [4, 0], [play(0, 14, 1, 1, 4), play(1, 25, 2, 2)]);
  expect(told(BEFORE, after)).toEqual([
    ["flip", undefined, ["10 11 12 13", "20"], [0, 0]],
    ["park", 0, ["10 11 12 13 14", "20"], [0, 0]],
    ["fine", 0, ["14", "20"], [4, 0]],
    ["park", 1, ["14", "20 25"], [4, 0]],
  ]);
  expect(scenes(BEFORE, after)[0]?.view.places.map((place) => place.pick?.number)).toEqual([14, 25]);
  expect(scenes(BEFORE, after)[2]?.view.plays).toHaveLength(1);
});

test("a row that gets several cars fills up one by one", () => {
  const after = view("picking", [lane(16), lane(20)], [0, 5], [play(0, 14, 1, 1, 4), play(1, 16, 1, 2)]);
  expect(told(BEFORE, after).map(([beat, , rows]) => [beat, (rows as string[])[0]])).toEqual([
    ["flip", "10 11 12 13"],
    ["park", "10 11 12 13 14"],
    ["fine", "14"],
    ["park", "16"],
  ]);
});

test("where a player has to choose, the cards turned up stay, and the choice continues the round", () => {
  const chooses = view("14", [lane(10, 11, 12, 13), lane(20)], [0, 0], [], [14, 25]);
  expect(told(BEFORE, chooses).map(([beat]) => beat)).toEqual(["flip"]);
  const after = view("picking", [lane(10, 11, 12, 13), lane(14, 25)], [1, 0], [play(0, 14, 2, 1, 1), play(1, 25, 2, 2)]);
  expect(told(chooses, after).map(([beat]) => beat)).toEqual(["park", "fine", "park"]);
});

test("a car fills its gap", () => {
  const gap: RushHourLane = { ...lane(10), places: [[car(10)], [], [car(30)]] };
  const after = view("picking", [lane(31), lane(20)], [0, 0], [play(0, 14, 1, 2), play(1, 31, 1, 4, 3)]);
  expect(told({ ...BEFORE, rows: [gap, lane(20)] }, after)[1]?.[2]).toEqual(["10 14 30", "20"]);
});

test("a pick reveals nothing, and nothing of a deal that was cleared away is shown", () => {
  expect(scenes(BEFORE, view("picking", BEFORE.rows as RushHourLane[], [0, 0], [], [14]))).toEqual([]);
  const next = { ...view("picking", [lane(1), lane(2)], [0, 0], [play(0, 14, 1, 1)]), deal: 2 };
  expect(newPlays(BEFORE, next)).toEqual([]);
  expect(scenes(BEFORE, next)).toEqual([]);
});
