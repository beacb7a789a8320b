import { expect, test } from "vitest";

import { CutCards } from "./cut-cards.svelte";

test("cards that come into the open gap are a cut, until the row changes again", () => {
  const cards = new CutCards();
  expect(cards.update({ row: [10, 20], gap: [10, 20] })).toBe(false);
  expect(cards.update({ row: [10, 14, 16, 20], gap: [16, 20] })).toBe(true);
  expect(cards.cards).toEqual([14, 16]);
  expect(cards.update({ row: [10, 14, 16, 20], gap: null })).toBe(false);
  expect(cards.cards).toEqual([14, 16]);
  expect(cards.update({ row: [10, 14, 16, 20, 31], gap: null })).toBe(false);
  expect(cards.cards).toEqual([]);
});

test("a card at an end of the row is no cut", () => {
  const cards = new CutCards();
  cards.update({ row: [10, 20], gap: [10, 20] });
  expect(cards.update({ row: [10, 20, 25], gap: [20, 25] })).toBe(false);
});
