import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const TOKENS = readFileSync(join(import.meta.dirname, "../src/styles/tokens.css"), "utf8");
/** What the ring is seen on: the table, sheets, what is marked on them. Beside cards it lies on the colour of the table. */
const BACKGROUNDS = ["paper", "paper-deep", "surface", "surface-sunk", "honey-soft", "dusk-soft", "sage-soft", "rise-soft", "fall-soft"];
const LEAST = 3;

const DARK = ':root[data-theme="dark"]';
const SAFE = ':root[data-colours="safe"]';
/** The four palettes: the rules that apply, the last one first in doubt. */
const PALETTES = {
  light: [":root"],
  dark: [":root", DARK],
  "light, for colour-blind people": [":root", SAFE],
  "dark, for colour-blind people": [":root", DARK, SAFE, `${DARK}[data-colours="safe"]`],
};

function tokensOf(selectors: ReadonlyArray<string>): Map<string, string> {
  const blocks = selectors.map((selector) => TOKENS.split(`\n${selector} {`)[1]?.split("\n}")[0] ?? "");
  return new Map(blocks.flatMap((block) => [...block.matchAll(/--([a-z-]+): (#[0-9a-f]{6});/g)].map(([, name = "", value = ""]) => [name, value] as const)));
}

/** Relative luminance, as in WCAG 2. */
function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = parseInt(colour.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

test("contrast is computed as WCAG says", () => {
  expect(contrast("#000000", "#ffffff")).toBe(21);
  expect(contrast("#767676", "#ffffff")).toBeCloseTo(4.54, 2);
});

test.each(Object.entries(PALETTES))("the focus ring is seen on every background: %s", (_, selectors) => {
  const tokens = tokensOf(selectors);
  const ring = tokens.get("focus") ?? "";
  const low = BACKGROUNDS.filter((name) => !(contrast(ring, tokens.get(name) ?? "") >= LEAST));
  expect(low).toEqual([]);
});
