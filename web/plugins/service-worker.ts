import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

import type { Plugin, Rolldown } from "vite";

const SOURCE = join(import.meta.dirname, "../service-worker.js");
const PUBLIC = join(import.meta.dirname, "../public");
/** Modules that only a table or the numbered rules need. Without a network there are neither. */
const ONLINE_ONLY = /\/node_modules\/marked\/|\/src\/games\/|\/src\/lib\/cards\/|^\0locale:\w+\//;

/** Writes `worker.js`, the service worker that caches the page, with the list of files to cache. */
export function serviceWorker(): Plugin {
  return {
    name: "service-worker",
    apply: "build",
    generateBundle: {
      order: "post",
      handler(_, bundle) {
        const files = cachedFiles(bundle);
        const source = readFileSync(SOURCE, "utf-8");
        const version = createHash("sha256").update(source + files.join()).digest("hex").slice(0, 12);
        const head = `const VERSION = ${JSON.stringify(version)};\nconst CACHED_FILES = ${JSON.stringify(files)};\n`;
        this.emitFile({ type: "asset", fileName: "worker.js", source: head + source });
      },
    },
  };
}

function cachedFiles(bundle: Rolldown.OutputBundle): string[] {
  const lazy = new Set<string>();
  for (const file of Object.values(bundle)) {
    if (file.type !== "chunk" || !file.moduleIds.length || !file.moduleIds.every((id) => ONLINE_ONLY.test(id))) continue;
    for (const name of [file.fileName, ...(file.viteMetadata?.importedCss ?? [])]) lazy.add(name);
  }
  const built = Object.keys(bundle).filter((name) => name.startsWith("assets/") && !lazy.has(name));
  const plain = readdirSync(PUBLIC).filter((name) => !name.endsWith(".png"));
  return [...built, ...plain].map((name) => `/${name}`).sort();
}
