/** A finished game as a table that boards can show: one stands at some move of it, and looks from some seat. */
import { tick } from "svelte";

import { announce } from "./announce.svelte";
import { replayOf } from "./api";
import { SPECTATOR, type BoardTable, type GameId } from "./board";
import { flights } from "./flights";
import { nameOf } from "./names";
import { positionsOf, type Position } from "./positions";
import type { Games, Replay, Shown } from "./protocol";
import { say, tell } from "./words.svelte";

interface Perspective {
  replay: Replay;
  /** One more than there are moves: the first is the deal. */
  positions: ReadonlyArray<Position>;
}

export class ReplayTable<G extends GameId = GameId> implements BoardTable<G> {
  readonly name: string;
  readonly number: number;
  readonly choices = [];
  readonly deadlines = [];
  readonly isSending = false;
  /** How many moves have been made. */
  place = $state(0);
  /** Whether somebody tried to move in what is past. */
  isTouched = $state(false);

  #shown = $state.raw<Perspective | null>(null);
  #known = new Map<number, Promise<Perspective>>();

  constructor(name: string, number: number) {
    this.name = name;
    this.number = number;
  }

  /** Look from a seat, or as everybody does. */
  async lookFrom(seat: number): Promise<void> {
    const known = this.#known.get(seat) ?? this.#fetch(seat);
    this.#known.set(seat, known);
    this.#shown = await known;
  }

  async #fetch(seat: number): Promise<Perspective> {
    const replay = await replayOf(this.name, this.number, seat);
    return { replay, positions: positionsOf(replay) };
  }

  /** Go to the position after so many moves. */
  go(place: number): void {
    const next = Math.max(0, Math.min(this.count, place));
    if (next === this.place) return;
    const isStep = next === this.place + 1;
    this.isTouched = false;
    if (isStep) flights.before();
    this.place = next;
    if (isStep) void tick().then(() => flights.after());
    announce(this.line);
  }

  /** What has just happened, as a sentence. */
  get line(): string {
    const move = this.moves[this.place - 1];
    return move ? say("web-line", { name: this.nameOf(move.seat), telling: tell(move.telling, (seat) => this.nameOf(seat)) }) : say("web-replay-dealt");
  }

  get replay(): Replay | null {
    return this.#shown?.replay ?? null;
  }

  get moves(): ReadonlyArray<Shown> {
    return this.replay?.moves ?? [];
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

  get plates(): Replay["plates"] {
    return this.replay?.plates ?? [];
  }

  get mover(): number | null {
    return this.moves[this.place - 1]?.seat ?? null;
  }

  get isOver(): boolean {
    return this.place === this.count;
  }

  nameOf(seat: number): string {
    return nameOf(this.plates, seat);
  }

  now(): number {
    return this.replay?.ended ?? 0;
  }

  /** What is past stays as it was. */
  play(): Promise<boolean> {
    this.isTouched = true;
    return Promise.resolve(false);
  }

  refuse(): Promise<boolean> {
    return this.play();
  }
}
