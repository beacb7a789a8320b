import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { extname, join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";

import type { Plugin } from "vite";

const TEXTS = new Set([".css", ".html", ".js", ".json", ".svg", ".webmanifest"]);

/** Leaves `.br` and `.gz` beside every text of the built page, so that the server only has to send them. */
export function compress(): Plugin {
  let folder = "";
  return {
    name: "compress",
    apply: "build",
    configResolved(config) {
      folder = join(config.root, config.build.outDir);
    },
    writeBundle() {
      for (const name of readdirSync(folder, { recursive: true, encoding: "utf-8" })) {
        if (TEXTS.has(extname(name))) compressFile(join(folder, name));
      }
    },
  };
}

function compressFile(path: string): void {
  const text = readFileSync(path);
  const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } };
  writeFileSync(`${path}.br`, brotliCompressSync(text, quality));
  writeFileSync(`${path}.gz`, gzipSync(text, { level: 9 }));
}
