/** The numbered rules of a game, and those of all games, as HTML in sections. */
import type { RulePoint, Rules } from "./protocol";

export interface RuleSection {
  heading: string;
  language: string;
  points: ReadonlyArray<{ number: string; html: string }>;
}

/** The sections of a game's rules, then those of the rules for all games, of which only the numbered points are shown. */
export function sectionsOf(own: Rules, common: Rules, toHtml: (text: string) => string): ReadonlyArray<RuleSection> {
  return [
    // The introduction has no heading; what it tells is above the rules already.
    ...inSections(own.points.filter(({ heading }) => heading !== ""), own.language, toHtml),
    ...inSections(common.points.filter(({ number }) => number !== ""), common.language, toHtml),
  ];
}

function inSections(points: ReadonlyArray<RulePoint>, language: string, toHtml: (text: string) => string): ReadonlyArray<RuleSection> {
  const headings = [...new Set(points.map(({ heading }) => heading))];
  return headings.map((heading) => ({
    heading,
    language,
    points: points.filter((point) => point.heading === heading).map(({ number, text }) => ({ number, html: toHtml(text) })),
  }));
}
