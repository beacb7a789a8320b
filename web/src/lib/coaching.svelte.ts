/** Who is new to a game on this device is told what can be done now, until the first game is over or it is enough. */
import type { BoardTable, GameId } from "./board";
import { keep, settings } from "./settings.svelte";

const KEY = "seriatim-coached";

/** Of several kinds of choices, the first of these is what matters to somebody new. */
const KINDS: Record<GameId, ReadonlyArray<string>> = {
  "the-game": ["bid", "end", "lay"],
  "quick-and-easy": ["bid", "end", "lay"],
  sequence: ["pay", "draw", "exchange", "place", "remove", "pass"],
  "traffic-memo": ["take", "turn"],
  "cut-in": ["cut", "let-go", "open", "lay"],
  "rush-hour": ["pick", "row", "gap"],
};

class Coaching {
  #known = $state<string[]>(kept());

  isNeeded(game: GameId): boolean {
    return settings.chosen.coach && !this.#known.includes(game);
  }

  enough(game: GameId): void {
    if (this.#known.includes(game)) return;
    this.#known.push(game);
    keep(KEY, this.#known);
  }

  /** The key of what is to be said now. */
  line(table: BoardTable): string {
    if (!table.awaited.includes(table.seat)) return `web-coach-${table.game}-wait`;
    const offered = new Set(table.choices.map((choice) => choice.kind));
    const kind = KINDS[table.game].find((one) => offered.has(one));
    return `web-coach-${table.game}-${kind ?? "wait"}`;
  }
}

function kept(): string[] {
  try {
    const known: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return Array.isArray(known) ? known.map(String) : [];
  } catch {
    return [];
  }
}

export const coaching = new Coaching();
