/** The rule pages, each loaded when it is wanted. `make lessons` writes them. */
import type { GameId } from "./board";
import type { Lesson } from "./lesson.svelte";

export interface Paragraph {
  name: string;
  rules: ReadonlyArray<string>;
  lesson: Lesson | null;
}

export interface RulePage {
  game: GameId;
  chapters: ReadonlyArray<{ name: string; paragraphs: ReadonlyArray<Paragraph> }>;
}

const files = import.meta.glob<RulePage>("../lessons/*.json", { import: "default" });

export async function rulePage(game: string): Promise<RulePage | null> {
  return (await files[`../lessons/${game}.json`]?.()) ?? null;
}
