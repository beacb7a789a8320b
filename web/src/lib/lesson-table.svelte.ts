/**
 * A lesson as a table that boards can show: positions computed by the engine, and how moves lead from one to another. It
 * knows no rule: the lesson contains what may be done, and why other moves are refused.
 */
import { tick } from "svelte";

import { announce } from "./announcements.svelte";
import type { BoardTable, GameId } from "./board";
import { animations } from "./animations";
import type { Games, Phrase, SeatInfo } from "./protocol";
import { sound } from "./sound";
import { say } from "./words.svelte";

export interface Position {
  changed: Record<string, unknown>;
  awaited: ReadonlyArray<number>;
  events: ReadonlyArray<{ seat: number; telling: Phrase }>;
  choices: ReadonlyArray<unknown>;
  /** The position after each move. */
  after: Record<string, number>;
  /** Allowed moves that lead out of the lesson. */
  beyond: ReadonlyArray<string>;
  refused: Record<string, string>;
  otherwise: string;
  is_over: boolean;
}

export interface Lesson {
  seats: number;
  options: Record<string, boolean | number | string>;
  view: Record<string, unknown>;
  positions: ReadonlyArray<Position>;
  /** The positions that demonstrate the rule, after the first. */
  path: ReadonlyArray<number>;
}

const LEARNER = 0;

export class LessonTable<G extends GameId = GameId> implements BoardTable<G> {
  readonly game: GameId;
  readonly seat = LEARNER;
  readonly deadlines = [];
  readonly isSending = false;
  readonly seats: ReadonlyArray<SeatInfo>;
  place = $state(0);
  /** The last refusal, as a sentence. */
  refusal = $state("");

  /** The message key for a move that is allowed but leads nowhere here. */
  protected readonly beyondKey: string = "web-learn-beyond";
  #lesson: Lesson;

  constructor(game: GameId, lesson: Lesson) {
    this.game = game;
    this.#lesson = lesson;
    this.seats = Array.from({ length: lesson.seats }, (_, seat) => ({ name: "", bot: null, is_mine: seat === LEARNER }));
  }

  protected get position(): Position {
    return this.#lesson.positions[this.place] as Position;
  }

  get view(): Games[G]["view"] {
    return { ...this.#lesson.view, ...this.position.changed } as unknown as Games[G]["view"];
  }

  get choices(): ReadonlyArray<Games[G]["choice"]> {
    return this.position.choices as ReadonlyArray<Games[G]["choice"]>;
  }

  get options(): Lesson["options"] {
    return this.#lesson.options;
  }

  get awaited(): ReadonlyArray<number> {
    return this.position.awaited;
  }

  get mover(): number | null {
    return this.position.events.at(-1)?.seat ?? null;
  }

  get isOver(): boolean {
    return this.position.is_over;
  }

  /** The last events, as sentences. */
  get lines(): string[] {
    return this.position.events.map(({ seat, telling }) => say("web-line", { name: this.nameOf(seat), telling: say(telling.key, telling.values) }));
  }

  /** The next position of the demonstration; null if the shown one is not part of it. */
  get next(): number | null {
    const path = [0, ...this.#lesson.path];
    return path[path.indexOf(this.place) + 1] ?? null;
  }

  get isOnPath(): boolean {
    return this.place === 0 || this.#lesson.path.includes(this.place);
  }

  nameOf(seat: number): string {
    return seat < 0 ? say("web-table") : say("web-learn-name", { seat });
  }

  now(): number {
    return 0;
  }

  go(place: number): void {
    animations.capture();
    this.refusal = "";
    this.place = place;
    void tick().then(() => animations.run());
    if (place > 0) announce(this.lines.join(" "), "lesson");
  }

  play(move: string): Promise<boolean> {
    const place = this.position.after[move];
    if (place !== undefined) {
      sound("lay");
      this.go(place);
      return Promise.resolve(true);
    }
    return this.refuse(move, say(this.position.beyond.includes(move) ? this.beyondKey : (this.position.refused[move] ?? this.position.otherwise)));
  }

  refuse(_: string, text: string): Promise<boolean> {
    this.refusal = text;
    sound("refuse");
    announce(this.refusal);
    return Promise.resolve(false);
  }
}
