/**
 * Help for somebody who plays a game for the first time on this device: a card with its goal before anything is asked, and
 * hints until that game is over or they dismiss them.
 */
import type { BoardTable, GameId } from "./board";
import { settings } from "./settings.svelte";
import { loadLocal, saveLocal } from "./storage";

const KEY = "seriatim-coached";
const MET = "seriatim-met";

/** The kinds of choices, the most important one for a beginner first. */
const KINDS: Record<GameId, ReadonlyArray<string>> = {
  "the-game": ["bid", "end", "lay"],
  "quick-and-easy": ["bid", "end", "lay"],
  sequence: ["pay", "draw", "exchange", "place", "remove", "pass"],
  "traffic-memo": ["take", "turn"],
  "cut-in": ["cut", "let-go", "open", "lay"],
  "rush-hour": ["pick", "row", "gap"],
};

class Coaching {
  #known = $state<string[]>(loadLocal(KEY, []));
  /** The games whose card has been answered. */
  #met = $state<string[]>(loadLocal(MET, []));

  /** Whether no game of this kind was played to its end on this device. */
  isFirstGame(game: GameId): boolean {
    return !this.#known.includes(game);
  }

  isNeeded(game: GameId): boolean {
    return settings.chosen.coach && !this.#known.includes(game);
  }

  dismiss(game: GameId): void {
    if (this.#known.includes(game)) return;
    this.#known.push(game);
    saveLocal(KEY, this.#known);
  }

  /** Whether the game's card is to be shown before anything is asked. */
  isNew(game: GameId): boolean {
    return this.isNeeded(game) && !this.#met.includes(game);
  }

  meet(game: GameId): void {
    if (this.#met.includes(game)) return;
    this.#met.push(game);
    saveLocal(MET, this.#met);
  }

  /** The message key of the hint for now. */
  hintKey(table: BoardTable): string {
    if (!table.awaited.includes(table.seat)) return `web-coach-${table.game}-wait`;
    const offered = new Set(table.choices.map((choice) => choice.kind));
    const kind = KINDS[table.game].find((one) => offered.has(one));
    if (kind === "pick" && table.options["jam"] === false) return "web-coach-rush-hour-pick-no-jam";
    return `web-coach-${table.game}-${kind ?? "wait"}`;
  }
}

export const coaching = new Coaching();
