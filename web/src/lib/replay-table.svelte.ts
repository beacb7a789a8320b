/** A finished game as a table that boards can show: at one of its moves, from one of its seats. */
import { tick } from "svelte";

import { announce } from "./announcements.svelte";
import { replayOf } from "./api";
import { SPECTATOR, type BoardTable, type GameId } from "./board";
import { animations } from "./animations";
import { seatName } from "./seat-names";
import { replayPositions, type Position } from "./replay-positions";
import type { Games, Replay, ReplayedMove } from "./protocol";
import { say, sayPhrase } from "./words.svelte";

interface Perspective {
  replay: Replay;
  /** The deal, and the position after each move. */
  positions: ReadonlyArray<Position>;
}

export class ReplayTable<G extends GameId = GameId> implements BoardTable<G> {
  readonly id: string;
  readonly number: number;
  readonly choices = [];
  readonly deadlines = [];
  readonly isSending = false;
  /** The number of moves made so far. */
  place = $state(0);
  /** Whether somebody tried to make a move in the replay. */
  isTouched = $state(false);

  #shown = $state.raw<Perspective | null>(null);
  #loaded = new Map<number, Promise<Perspective>>();

  constructor(id: string, number: number) {
    this.id = id;
    this.number = number;
  }

  /** Show the game from a seat, or as spectators see it. */
  async lookFrom(seat: number): Promise<void> {
    const loading = this.#loaded.get(seat) ?? this.#fetch(seat);
    this.#loaded.set(seat, loading);
    this.#shown = await loading;
  }

  async #fetch(seat: number): Promise<Perspective> {
    const replay = await replayOf(this.id, this.number, seat);
    return { replay, positions: replayPositions(replay) };
  }

  /** Show the position after so many moves. */
  go(place: number): void {
    const next = Math.max(0, Math.min(this.count, place));
    if (next === this.place) return;
    const isStep = next === this.place + 1;
    this.isTouched = false;
    if (isStep) animations.capture();
    this.place = next;
    if (isStep) void tick().then(() => animations.run());
    announce(this.line, "replay");
  }

  /** The last move, as a sentence. */
  get line(): string {
    const move = this.moves[this.place - 1];
    return move ? say("web-line", { name: this.nameOf(move.seat), telling: sayPhrase(move.telling, (seat) => this.nameOf(seat)) }) : say("web-replay-dealt");
  }

  get replay(): Replay | null {
    return this.#shown?.replay ?? null;
  }

  get moves(): ReadonlyArray<ReplayedMove> {
    return this.replay?.moves ?? [];
  }

  /** The turns up to the shown move, the one that is shown included. */
  readonly turns = $derived((this.replay?.turns ?? []).filter((turn) => turn.sequence <= this.place));

  /** The last places of all turns: each ends where the next one begins. */
  readonly turnEnds = $derived.by(() => {
    const begins = (this.replay?.turns ?? []).map((turn) => turn.sequence);
    return [...begins.slice(1).map((begin) => begin - 1), ...(this.count > 0 ? [this.count] : [])];
  });

  /** The place at the end of the turn before the shown one. */
  get turnBefore(): number {
    return this.turnEnds.findLast((end) => end < this.place) ?? 0;
  }

  /** The place at the end of the shown turn, or of the next one if the shown one is at its end. */
  get turnAfter(): number {
    return this.turnEnds.find((end) => end > this.place) ?? this.count;
  }

  get count(): number {
    return this.moves.length;
  }

  get game(): GameId {
    return (this.replay?.game ?? "the-game") as GameId;
  }

  get #position(): Position {
    return this.#shown?.positions[this.place] ?? { view: {}, awaited: [] };
  }

  get view(): Games[G]["view"] {
    return this.#position.view as unknown as Games[G]["view"];
  }

  get awaited(): ReadonlyArray<number> {
    return this.#position.awaited;
  }

  get seat(): number {
    return this.replay?.seat ?? SPECTATOR;
  }

  get options(): Replay["options"] {
    return this.replay?.options ?? {};
  }

  get seats(): Replay["seats"] {
    return this.replay?.seats ?? [];
  }

  get mover(): number | null {
    return this.moves[this.place - 1]?.seat ?? null;
  }

  get isOver(): boolean {
    return this.place === this.count;
  }

  nameOf(seat: number): string {
    return seatName(this.seats, seat);
  }

  now(): number {
    return this.replay?.ended ?? 0;
  }

  /** A replay accepts no moves. */
  play(): Promise<boolean> {
    this.isTouched = true;
    return Promise.resolve(false);
  }

  refuse(): Promise<boolean> {
    return this.play();
  }
}
