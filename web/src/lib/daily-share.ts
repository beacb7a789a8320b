/** The result of a deal of the day as symbols, without any card: others are still to play it. */

const LENGTH = 10;
const DONE = "🟩";
const OTHERS = "🟦";
const MISSING = "⬜";
const WINNER = "⭐";

/** A result as a board shows it at the end: scores and winners by seat, and in a cooperative game the cards that are left. */
export interface DailyResult {
  seat: number;
  isCooperative: boolean;
  scores: ReadonlyArray<number>;
  winners: ReadonlyArray<number>;
  cardsLeft: number;
}

/** A row of squares, rounded down, so that only a whole result fills it. */
function squares(share: number): number {
  return Math.floor(LENGTH * share + 1e-9);
}

/** Together: how much was done. Against each other: a row of squares for each seat, one's own first, and stars for winners. */
export function resultSymbols({ seat, isCooperative, scores, winners, cardsLeft }: DailyResult): string {
  if (isCooperative) {
    const laid = scores[seat] ?? 0;
    const done = squares(laid / Math.max(1, laid + cardsLeft));
    return DONE.repeat(done) + MISSING.repeat(LENGTH - done) + (winners.includes(seat) ? WINNER : "");
  }
  const most = Math.max(1, ...scores.map(Math.abs));
  const order = [seat, ...scores.keys()].filter((one, place, all) => all.indexOf(one) === place);
  return order
    .map((one) => {
      const size = Math.abs(scores[one] ?? 0);
      const length = most <= LENGTH ? size : squares(size / most);
      return (one === seat ? DONE : OTHERS).repeat(length) + (winners.includes(one) ? WINNER : "") || MISSING;
    })
    .join("\n");
}

/** A day such as 2026-11-19 in words. */
export function dayText(day: string, language: string): string {
  return new Intl.DateTimeFormat(language, { dateStyle: "long", timeZone: "UTC" }).format(new Date(`${day}T00:00:00Z`));
}
