/** The five colours. Each has a shape, for people who cannot tell the colours apart. */
import type { QuickAndEasyCard } from "../../lib/protocol";

interface Suit {
  /** The colour on the table. Cards, which look the same in both themes, override `--suit-…`. */
  tone: string;
  /** The shape, in a box of 24 by 24. */
  shape: string;
}

const SUITS: Record<string, Suit> = {
  red: { tone: "var(--suit-red, var(--one))", shape: "M12 1.500a10.500 10.500 0 1 0 0 21 10.500 10.500 0 0 0 0-21Z" },
  yellow: {
    tone: "var(--suit-yellow, var(--two))",
    shape: "m12 .8 3.500 6.900 7.700 1.300-5.400 5.600 1 7.800-6.800-3.300-6.800 3.300 1-7.800L.8 9l7.700-1.300Z",
  },
  green: { tone: "var(--suit-green, var(--three))", shape: "M10.300 2.300a2 2 0 0 1 3.400 0l9.700 16.900a2 2 0 0 1-1.700 3H2.300a2 2 0 0 1-1.700-3Z" },
  blue: { tone: "var(--suit-blue, var(--four))", shape: "M4.500 2h15A2.500 2.500 0 0 1 22 4.500v15a2.500 2.500 0 0 1-2.500 2.500h-15A2.500 2.500 0 0 1 2 19.500v-15A2.500 2.500 0 0 1 4.500 2Z" },
  violet: { tone: "var(--suit-violet, var(--five))", shape: "M10.600 1a2 2 0 0 1 2.800 0l9.600 9.600a2 2 0 0 1 0 2.800L13.400 23a2 2 0 0 1-2.800 0L1 13.400a2 2 0 0 1 0-2.800Z" },
};

const NO_SUIT: Suit = { tone: "var(--ink)", shape: "" };

export const COLOURS = Object.keys(SUITS);

export function suitOf(colour: string): Suit {
  return SUITS[colour] ?? NO_SUIT;
}

/** A card as in moves: “red 7”. */
export function nameOf(card: QuickAndEasyCard): string {
  return `${card.colour} ${card.number}`;
}
