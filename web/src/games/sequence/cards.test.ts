import { expect, test } from "vitest";

import { held, jackOf, nameOf, rankOf, suitOf } from "./cards";

test("two of a kind have different ids, the second the higher one", () => {
  expect(held(["8H", "QS", "QS"]).map((one) => one.id)).toEqual(["8H-0", "QS-0", "QS-1"]);
});

test("a T is a ten", () => {
  expect([rankOf("TH"), suitOf("TH")]).toEqual(["10", "H"]);
});

test("two-eyed jacks place a chip, one-eyed jacks remove one, no other card is a jack", () => {
  expect(["JC", "JD", "JH", "JS", "QS"].map(jackOf)).toEqual(["place", "place", "remove", "remove", null]);
});

test("spaces are named by column and row", () => {
  expect([nameOf(0), nameOf(41), nameOf(99)]).toEqual(["a1", "b5", "j10"]);
});
