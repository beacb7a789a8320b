/** A guided round: a lesson in which the learner makes the moves that are asked for, and the others answer by themselves. */
import type { GameId } from "./board";
import { LessonTable, type Lesson } from "./lesson-table.svelte";

export interface Step {
  /** The position in which it is asked for. */
  place: number;
  /** Its sentence is `web-first-<game>-<name>`. */
  name: string;
  move: string;
  /** The parts of the board to touch: `data-` attributes and their values. */
  lights: ReadonlyArray<readonly [string, string]>;
}

export interface Round {
  game: GameId;
  lesson: Lesson;
  steps: ReadonlyArray<Step>;
}

const files = import.meta.glob<Round>("../rounds/*.json", { import: "default" });

export async function loadRound(game: GameId): Promise<Round> {
  const load = files[`../rounds/${game}.json`];
  if (!load) throw new Error(`no guided round of ${game}`);
  return load();
}

export class GuidedTable extends LessonTable {
  protected override readonly beyondKey = "web-first-beyond";
  readonly steps: ReadonlyArray<Step>;

  constructor({ game, lesson, steps }: Round) {
    super(game, lesson);
    this.steps = steps;
  }

  /** What is asked for now; null while the others move, and at the end. */
  get step(): Step | null {
    return this.steps.find((one) => one.place === this.place) ?? null;
  }

  get isDone(): boolean {
    return this.next === null;
  }
}
