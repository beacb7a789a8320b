/** A finished game in numbers: what its moves and its last position tell. */
import type { GameId } from "./board";
import type { Phrase, Replay, RushHourPlace, SequenceView } from "./protocol";

/** A number, and the key that says what it counts. */
export interface Figure {
  key: string;
  count: number;
}

type Told = ReadonlyArray<Phrase>;

const MINUTE = 60_000;

export function figuresOf(replay: Replay): Figure[] {
  const told = replay.moves.map((move) => move.telling);
  const minutes = Math.round((replay.ended - replay.began) / MINUTE);
  const own = FIGURES[replay.game as GameId](told, replay);
  return [...own, { key: "moves", count: told.filter((one) => !isTalk(one)).length }, { key: "minutes", count: minutes }].filter((figure) => figure.count > 0);
}

const FIGURES: Record<GameId, (told: Told, replay: Replay) => Figure[]> = {
  "the-game": (told) => [
    { key: "tricks", count: counted(told, "the-game-turns-back") },
    { key: "largest-step", count: most(told.filter(is("the-game-lays")).map((one) => Math.abs(number(one, "card") - number(one, "top")))) },
    { key: "signals", count: told.filter(isTalk).length },
  ],
  "quick-and-easy": (told) => [
    { key: "tricks", count: counted(told, "quick-and-easy-turns-back") },
    { key: "signals", count: told.filter(isTalk).length },
  ],
  sequence: (told, replay) => [
    { key: "sequences", count: (lastOf(replay, "sequences") as SequenceView["sequences"]).length },
    { key: "jacks", count: counted(told, "sequence-jack-places") + counted(told, "sequence-removes") },
    { key: "chips-removed", count: counted(told, "sequence-removes") },
  ],
  "traffic-memo": (told) => [
    { key: "turned", count: counted(told, "traffic-memo-turns") },
    { key: "longest-run", count: most(told.map((one) => number(one, "count"))) },
    { key: "in-vain", count: counted(told, "traffic-memo-turns-in-vain") },
  ],
  "cut-in": (told) => [
    { key: "cuts", count: counted(told, "cut-in-cuts") },
    { key: "rows", count: counted(told, "cut-in-opens") },
  ],
  "rush-hour": (_, replay) => [
    { key: "taken", count: sum((lastOf(replay, "places") as ReadonlyArray<RushHourPlace>).map((place) => place.cards_taken)) },
    { key: "worst-jam", count: worstJam(replay) },
  ],
};

/** Whether something was only said. */
export function isTalk(phrase: Phrase): boolean {
  return /-(says|takes-back)-/.test(phrase.key);
}

const is = (start: string) => (phrase: Phrase) => phrase.key.startsWith(start);
const counted = (told: Told, start: string): number => told.filter(is(start)).length;
const number = (phrase: Phrase, name: string): number => Number(phrase.values[name] ?? 0);
const most = (numbers: ReadonlyArray<number>): number => Math.max(0, ...numbers);
const sum = (numbers: ReadonlyArray<number>): number => numbers.reduce((all, one) => all + one, 0);

/** A fact of the view as it was in the end. */
function lastOf(replay: Replay, name: string): unknown {
  return [...replay.moves].reverse().find((move) => name in move.changed)?.changed[name] ?? replay.view[name] ?? [];
}

/** The most points that somebody got at once. */
function worstJam(replay: Replay): number {
  let worst = 0;
  let before = replay.view["places"] as ReadonlyArray<RushHourPlace>;
  for (const { changed } of replay.moves) {
    const after = (changed["places"] ?? before) as ReadonlyArray<RushHourPlace>;
    worst = Math.max(worst, ...after.map((place, seat) => place.points - (before[seat]?.points ?? 0)));
    before = after;
  }
  return worst;
}
