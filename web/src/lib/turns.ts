/** Turns in words: their sentences, what each seat did last, and what has changed since one's own last turn. */
import type { BoardTable } from "./board";
import type { Line, Phrase, Turn } from "./protocol";
import { say, sayPhrase, words } from "./words.svelte";

type NameOf = (seat: number) => string;

/** The sentences of a turn. */
export function sentencesOf(turn: Turn, nameOf: NameOf): string {
  return (turn.sentences ?? []).map((clauses, place) => sentence(clauses, nameOf, place > 0 || turn.seat < 0)).join(" ");
}

/** Clauses as a sentence. */
export function sentence(clauses: ReadonlyArray<Phrase>, nameOf: NameOf, isCapital = true): string {
  const text = clauses.map((clause) => sayPhrase(clause, nameOf)).join(", ");
  const begun = isCapital ? text.charAt(0).toLocaleUpperCase(words.language) + text.slice(1) : text;
  return /[.!?…]$/.test(begun) ? begun : `${begun}.`;
}

/** A turn in words, with the name of the seat. */
export function turnText(turn: Turn, nameOf: NameOf): string {
  const told = sentencesOf(turn, nameOf);
  return turn.seat < 0 ? told : say("web-line", { name: nameOf(turn.seat), telling: told });
}

/** A signal in words, with the name of the seat. */
export function signalText(line: Line, nameOf: NameOf): string {
  return say("web-line", { name: nameOf(line.seat), telling: sayPhrase(line.telling, nameOf) });
}

/** What a seat did in its last turn, in a few signs: `81, 91 ↩`. */
export function lastNote(turns: ReadonlyArray<Turn>, seat: number, nameOf: NameOf): string {
  const turn = turns.findLast((one) => (one.notes ?? []).some((note) => note.seat === seat));
  const notes = (turn?.notes ?? []).filter((note) => note.seat === seat);
  return notes.map((note) => sayPhrase(note.note, nameOf)).join(", ");
}

type Watched = Pick<BoardTable, "awaited" | "seat" | "turns">;

/**
 * The places that were changed since one's own last turn, until one's next turn is over; for spectators, and where all
 * seats play together, by the last turn.
 */
export function changedPlaces({ awaited, seat, turns = [] }: Watched): ReadonlySet<string> {
  const last = turns.at(-1);
  const isMineNow = last?.seat === seat && awaited.includes(seat);
  const others = isMineNow ? turns.slice(0, -1) : turns;
  const own = others.findLastIndex((turn) => turn.seat === seat);
  const since = others.slice(own < 0 ? -1 : own + 1);
  return new Set((last && last.seat < 0 ? [last] : since).flatMap((turn) => turn.places ?? []));
}
