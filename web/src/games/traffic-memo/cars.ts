/** The cards of a turn, as the page shows them. */
import { TRAILERS, type TrafficMemoView } from "../../lib/protocol";

/** A number, `police` or `ambulance`. */
export type CarName = number | string;

const trailers: ReadonlyArray<number> = TRAILERS;

/** The kind of car that is drawn. */
export function kindOf(car: CarName): string {
  if (typeof car === "string") return car;
  return trailers.includes(car) ? "trailer" : "car";
}

export function numberOf(car: CarName): number | null {
  return typeof car === "number" ? car : null;
}

export interface Shown {
  place: number;
  car: CarName;
  /** `open` in this turn; of the last turn `taken`, or `back` where it lay. */
  fate: "back" | "open" | "taken";
}

/** The cards turned up in this turn; before the first, those of the last turn. */
export function shownIn(view: TrafficMemoView): Shown[] {
  const open = view.open.map((place): Shown => ({ place, car: view.places[place]?.card ?? "", fate: "open" }));
  if (open.length > 0) return inRow(open);
  const last = view.last.map((one): Shown => ({ place: one.place, car: one.card, fate: one.is_taken ? "taken" : "back" }));
  return [...inRow(last.filter((one) => one.fate === "taken")), ...last.filter((one) => one.fate === "back")];
}

/** By number; cars without a number fill the gaps, the rest are at the end. */
function inRow(shown: ReadonlyArray<Shown>): Shown[] {
  const wilds = shown.filter((one) => numberOf(one.car) === null);
  const numbers = shown.filter((one) => numberOf(one.car) !== null).sort((a, b) => Number(a.car) - Number(b.car));
  const row: Shown[] = [];
  for (const one of numbers) {
    const before = row.length > 0 ? Number(numbers[numbers.indexOf(one) - 1]?.car) : Number(one.car) - 1;
    row.push(...wilds.splice(0, Math.max(0, Number(one.car) - before - 1)), one);
  }
  return [...row, ...wilds];
}
