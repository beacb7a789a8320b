import { expect, test } from "vitest";

import { TurnedBack } from "./turned-back.svelte";

const piles = (up: number | null, down: number | null) => [
  { name: "a", climbs: true, top: up },
  { name: "c", climbs: false, top: down },
];

test("a card against the direction turns its pile back", () => {
  const turned = new TurnedBack();
  expect(turned.update(piles(40, 60), 3)).toBe(false);
  expect(turned.update(piles(40, 70), 4)).toBe(true);
  expect([turned.at("a"), turned.at("c")]).toEqual([null, 4]);
  expect(turned.update(piles(41, 70), 5)).toBe(false);
  expect(turned.at("c")).toBeNull();
});

test("a signal between two cards changes nothing", () => {
  const turned = new TurnedBack();
  turned.update(piles(40, 60), 3);
  turned.update(piles(30, 60), 4);
  expect(turned.update(piles(30, 60), 4)).toBe(false);
  expect(turned.at("a")).toBe(4);
});

test("a move taken back, a new game and the first card of a pile turn nothing back", () => {
  const turned = new TurnedBack();
  turned.update(piles(40, 60), 3);
  turned.update(piles(45, 60), 4);
  expect(turned.update(piles(40, 60), 3)).toBe(false);
  expect(turned.update(piles(null, null), 0)).toBe(false);
  expect(turned.update(piles(null, 5), 1)).toBe(false);
});
