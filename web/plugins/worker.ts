import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

import type { Plugin, Rolldown } from "vite";

const SOURCE = join(import.meta.dirname, "../worker.js");
const PUBLIC = join(import.meta.dirname, "../public");
/** What only a table of one game needs; without a network there is none. */
const OF_A_GAME = /\/src\/games\/|\/src\/lib\/cards\/|^\0words:\w+\//;

/** Writes `worker.js`, which keeps the page on the device: it is told the names of all files of the shell. */
export function worker(): Plugin {
  return {
    name: "worker",
    apply: "build",
    generateBundle: {
      order: "post",
      handler(_, bundle) {
        const files = shell(bundle);
        const source = readFileSync(SOURCE, "utf-8");
        const version = createHash("sha256").update(source + files.join()).digest("hex").slice(0, 12);
        const head = `const VERSION = ${JSON.stringify(version)};\nconst SHELL = ${JSON.stringify(files)};\n`;
        this.emitFile({ type: "asset", fileName: "worker.js", source: head + source });
      },
    },
  };
}

function shell(bundle: Rolldown.OutputBundle): string[] {
  const lazy = new Set<string>();
  for (const file of Object.values(bundle)) {
    if (file.type !== "chunk" || !file.moduleIds.length || !file.moduleIds.every((id) => OF_A_GAME.test(id))) continue;
    for (const name of [file.fileName, ...(file.viteMetadata?.importedCss ?? [])]) lazy.add(name);
  }
  const built = Object.keys(bundle).filter((name) => name.startsWith("assets/") && !lazy.has(name));
  const plain = readdirSync(PUBLIC).filter((name) => !name.endsWith(".png"));
  return [...built, ...plain].map((name) => `/${name}`).sort();
}
