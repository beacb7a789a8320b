/** The rule pages of the games, each loaded on demand. `make lessons` writes them. */
import type { GameId } from "./board";
import type { Lesson } from "./lesson-table.svelte";

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

export async function loadRulePage(game: string): Promise<RulePage | null> {
  return (await files[`../lessons/${game}.json`]?.()) ?? null;
}
