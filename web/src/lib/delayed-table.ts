/** A table as one of its seats saw it some moves ago: for spectators, where all players have agreed to it. */
import type { BoardTable, GameId } from "./board";
import type { LiveTable } from "./live-table.svelte";
import type { Games } from "./protocol";

export class DelayedTable<G extends GameId = GameId> implements BoardTable<G> {
  readonly seat: number;
  readonly choices = [];
  readonly awaited = [];
  readonly deadlines = [];
  readonly mover = null;
  readonly isOver = false;
  readonly isSending = false;

  #table: LiveTable<G>;

  constructor(table: LiveTable<G>, seat: number) {
    this.#table = table;
    this.seat = seat;
  }

  get game(): GameId {
    return this.#table.game;
  }

  get view(): Games[G]["view"] {
    return this.#table.picture?.hands?.views[this.seat] as Games[G]["view"];
  }

  get options(): BoardTable["options"] {
    return this.#table.options;
  }

  get seats(): BoardTable["seats"] {
    return this.#table.seats;
  }

  nameOf(seat: number): string {
    return this.#table.nameOf(seat);
  }

  now(): number {
    return this.#table.now();
  }

  /** A spectator makes no move. */
  play(): Promise<boolean> {
    return Promise.resolve(false);
  }

  refuse(): Promise<boolean> {
    return this.play();
  }
}
