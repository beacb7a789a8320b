import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";

import { ahead } from "./plugins/ahead.ts";
import { compress } from "./plugins/compress.ts";
import { shell } from "./plugins/shell.ts";
import { words } from "./plugins/words.ts";
import { worker } from "./plugins/worker.ts";

/** What every table needs, and no other screen alone. A request costs a phone more than the few bytes it saves. */
const OF_EVERY_TABLE = /[\\/]src[\\/](lib[\\/](parts[\\/]|cards[\\/]Card\.|(breath|coaching|flights|late|log|names|peers|picking|socket|sound|table)\.)|screens[\\/](table|daily)[\\/])/;

/** The page is built into the Python package, which serves it. While writing: `make serve`, and `npm run dev` beside it. */
export default defineConfig({
  plugins: [svelte(), words(), ahead(), shell(), worker(), compress()],
  build: {
    outDir: "../src/seriatim/server/page",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: "page", tags: ["$initial"], priority: 2 },
            { name: "play", test: OF_EVERY_TABLE, priority: 1 },
          ],
        },
      },
    },
  },
  server: { proxy: { "/api": "http://localhost:8000", "/socket": { target: "ws://localhost:8000", ws: true } } },
});
