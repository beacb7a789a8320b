import { expect, test } from "vitest";

import { spaceAfter } from "./roam";

test("an arrow leads to the neighbour, and not over the edge", () => {
  expect(spaceAfter("ArrowRight", 44, [])).toBe(45);
  expect(spaceAfter("ArrowUp", 44, [])).toBe(34);
  expect(spaceAfter("ArrowLeft", 40, [])).toBe(40);
  expect(spaceAfter("ArrowDown", 99, [])).toBe(99);
});

test("other keys lead nowhere", () => {
  expect(spaceAfter("Enter", 44, [])).toBeNull();
});

test("while a card is picked, an arrow leads to the next lit space that way, straight ahead first", () => {
  expect(spaceAfter("ArrowRight", 44, [44, 48, 35])).toBe(48);
  expect(spaceAfter("ArrowUp", 44, [44, 48, 35])).toBe(35);
});

test("with none that way, it leads to the next in board order and round again", () => {
  expect(spaceAfter("ArrowDown", 95, [5, 95])).toBe(5);
  expect(spaceAfter("ArrowLeft", 5, [5, 95])).toBe(95);
  expect(spaceAfter("ArrowLeft", 5, [5])).toBe(5);
});
