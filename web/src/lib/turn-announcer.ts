/** What is read out of the turns at a table: each turn once, when it is complete, and what is added to it later. */
import type { Line, Turn } from "./protocol";
import { sentencesOf, signalText, turnText } from "./turns";

export interface Heard {
  turns: ReadonlyArray<Turn>;
  awaited: ReadonlyArray<number>;
  seat: number;
  isOver: boolean;
  nameOf: (seat: number) => string;
}

export class TurnAnnouncer {
  /** The number of the first event of the turn that was read out last, and its sentences at that time. */
  #last = { sequence: 0, told: "" };
  /** The number of the last signal that was read out. */
  #signal = 0;

  /** Nothing of this is read out: it was there before. */
  skip(table: Heard): void {
    const turn = table.turns.at(-1);
    this.#last = { sequence: turn?.sequence ?? 0, told: turn ? sentencesOf(turn, table.nameOf) : "" };
    this.#signal = Math.max(0, ...table.turns.flatMap((one) => (one.signals ?? []).map((line) => line.sequence)));
  }

  /** The texts to be read out now. */
  texts(table: Heard): string[] {
    const complete = table.turns.filter((turn) => turn.sequence >= this.#last.sequence && isComplete(turn, table));
    const told = complete.flatMap((turn) => this.#added(turn, table));
    return [...told, ...(told.length > 0 || table.awaited.includes(table.seat) || table.isOver ? this.#signals(table) : [])];
  }

  /** A turn, or what has been added to it since it was read out. */
  #added(turn: Turn, { nameOf }: Heard): string[] {
    const [told, before] = [sentencesOf(turn, nameOf), turn.sequence === this.#last.sequence ? this.#last.told : ""];
    this.#last = { sequence: turn.sequence, told };
    if (told === before || told === "") return [];
    if (before === "") return [turnText(turn, nameOf)];
    const common = before.replace(/[.]$/, "");
    if (common.startsWith(told.replace(/[.]$/, ""))) return [];
    if (told.startsWith(common)) return [told.slice(common.length).replace(/^[\s.,]+/, "")];
    return [turnText({ ...turn, sentences: (turn.sentences ?? []).slice(-1) }, nameOf)];
  }

  /** What was said since; only the last words of a seat on the same thing. */
  #signals({ turns, nameOf }: Heard): string[] {
    const fresh = turns.slice(-SIGNAL_TURNS).flatMap((turn) => turn.signals ?? []).filter((line) => line.sequence > this.#signal);
    this.#signal = Math.max(this.#signal, ...fresh.map((line) => line.sequence));
    const last = new Map(fresh.map((line) => [topicOf(line), line]));
    return [...last.values()].map((line) => signalText(line, nameOf));
  }
}

/** Signals stand at the last turns. */
const SIGNAL_TURNS = 12;

function topicOf({ seat, telling }: Line): string {
  return `${seat} ${JSON.stringify(telling.values)}`;
}

/** Whether nothing is to be expected of a turn for now. One's own moves are read out one by one. */
function isComplete(turn: Turn, { turns, awaited, seat, isOver }: Heard): boolean {
  if (turn.is_over || isOver || turn !== turns.at(-1) || turn.seat < 0 || turn.seat === seat) return true;
  return awaited.includes(seat) || !awaited.includes(turn.seat);
}
