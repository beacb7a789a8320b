import { expect, test } from "vitest";

import { sectionsOf } from "./numbered-rules";
import type { RulePoint } from "./protocol";

const point = (number: string, heading: string): RulePoint => ({ number, heading, text: `text ${number}` });

test("a game's rules come in sections without its introduction, then the numbered rules of all games", () => {
  const own = [point("", ""), point("SN-1", "Turn"), point("", "Turn"), point("SN-2", "End")];
  const common = [point("", ""), point("ALL-1", "Always"), point("", "Always")];
  const rules = { game: "snap", title: "Snap" };
  const sections = sectionsOf({ ...rules, language: "cs", points: own }, { ...rules, language: "en", points: common }, (text) => `<p>${text}</p>`);
  expect(sections.map(({ heading, language, points }) => [heading, language, points.map(({ number }) => number)])).toEqual([
    ["Turn", "cs", ["SN-1", ""]],
    ["End", "cs", ["SN-2"]],
    ["Always", "en", ["ALL-1"]],
  ]);
  expect(sections[1]?.points[0]?.html).toBe("<p>text SN-2</p>");
});
