/**
 * A lesson as a table that boards can show: positions that the engine has worked out, and how they follow each other. It
 * knows no rule; what may be done and why something may not be done stands in the lesson.
 */
import { tick } from "svelte";

import { announce } from "./announce.svelte";
import type { BoardTable, GameId } from "./board";
import { flights } from "./flights";
import type { Games, Phrase, SeatInfo } from "./protocol";
import { sound } from "./sound";
import { say } from "./words.svelte";

export interface Position {
  changed: Record<string, unknown>;
  awaited: ReadonlyArray<number>;
  events: ReadonlyArray<{ seat: number; telling: Phrase }>;
  choices: ReadonlyArray<unknown>;
  /** Where a move leads. */
  after: Record<string, number>;
  /** Moves that are allowed and lead out of the lesson. */
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
  /** The way through the positions that shows the rule; it begins after the first. */
  path: ReadonlyArray<number>;
}

const LEARNER = 0;

export class LessonTable<G extends GameId = GameId> implements BoardTable<G> {
  readonly game: GameId;
  readonly seat = LEARNER;
  readonly deadlines = [];
  readonly isSending = false;
  readonly plates: ReadonlyArray<SeatInfo>;
  place = $state(0);
  /** The last no, in words. */
  refusal = $state("");

  #lesson: Lesson;

  constructor(game: GameId, lesson: Lesson) {
    this.game = game;
    this.#lesson = lesson;
    this.plates = Array.from({ length: lesson.seats }, (_, seat) => ({ name: "", bot: null, is_mine: seat === LEARNER }));
  }

  get #position(): Position {
    return this.#lesson.positions[this.place] as Position;
  }

  get view(): Games[G]["view"] {
    return { ...this.#lesson.view, ...this.#position.changed } as unknown as Games[G]["view"];
  }

  get choices(): ReadonlyArray<Games[G]["choice"]> {
    return this.#position.choices as ReadonlyArray<Games[G]["choice"]>;
  }

  get options(): Lesson["options"] {
    return this.#lesson.options;
  }

  get awaited(): ReadonlyArray<number> {
    return this.#position.awaited;
  }

  get mover(): number | null {
    return this.#position.events.at(-1)?.seat ?? null;
  }

  get isOver(): boolean {
    return this.#position.is_over;
  }

  /** What has just happened, in words. */
  get lines(): string[] {
    return this.#position.events.map(({ seat, telling }) => say("web-line", { name: this.nameOf(seat), telling: say(telling.key, telling.values) }));
  }

  /** The next position of the way that shows the rule, if one stands on it. */
  get next(): number | null {
    const way = [0, ...this.#lesson.path];
    return way[way.indexOf(this.place) + 1] ?? null;
  }

  get isOnTheWay(): boolean {
    return this.place === 0 || this.#lesson.path.includes(this.place);
  }

  nameOf(seat: number): string {
    return seat < 0 ? say("web-table") : say("web-learn-name", { seat });
  }

  now(): number {
    return 0;
  }

  go(place: number): void {
    flights.before();
    this.refusal = "";
    this.place = place;
    void tick().then(() => flights.after());
    if (place > 0) announce(this.lines.join(" "));
  }

  play(move: string): Promise<boolean> {
    const place = this.#position.after[move];
    if (place !== undefined) {
      sound("lay");
      this.go(place);
      return Promise.resolve(true);
    }
    return this.refuse(move, say(this.#position.beyond.includes(move) ? "web-learn-beyond" : (this.#position.refused[move] ?? this.#position.otherwise)));
  }

  refuse(_: string, text: string): Promise<boolean> {
    this.refusal = text;
    sound("refuse");
    announce(this.refusal);
    return Promise.resolve(false);
  }
}
