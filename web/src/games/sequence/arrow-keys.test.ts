import { expect, test } from "vitest";

import { spaceAfterKey } from "./arrow-keys";

test("an arrow leads to the neighbour, and not over the edge", () => {
  expect(spaceAfterKey("ArrowRight", 44, [])).toBe(45);
  expect(spaceAfterKey("ArrowUp", 44, [])).toBe(34);
  expect(spaceAfterKey("ArrowLeft", 40, [])).toBe(40);
  expect(spaceAfterKey("ArrowDown", 99, [])).toBe(99);
});

test("other keys lead nowhere", () => {
  expect(spaceAfterKey("Enter", 44, [])).toBeNull();
});

test("while a card is picked, an arrow leads to the next lit space that way, straight ahead first", () => {
  expect(spaceAfterKey("ArrowRight", 44, [44, 48, 35])).toBe(48);
  expect(spaceAfterKey("ArrowUp", 44, [44, 48, 35])).toBe(35);
});

test("with none that way, it leads to the next in board order and round again", () => {
  expect(spaceAfterKey("ArrowDown", 95, [5, 95])).toBe(5);
  expect(spaceAfterKey("ArrowLeft", 5, [5, 95])).toBe(95);
  expect(spaceAfterKey("ArrowLeft", 5, [5])).toBe(5);
});
