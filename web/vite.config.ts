import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";

import { ahead } from "./plugins/ahead.ts";
import { compress } from "./plugins/compress.ts";
import { words } from "./plugins/words.ts";
import { worker } from "./plugins/worker.ts";

/** The page is built into the Python package, which serves it. While writing: `make serve`, and `npm run dev` beside it. */
export default defineConfig({
  plugins: [svelte(), words(), ahead(), worker(), compress()],
  build: {
    outDir: "../src/seriatim/server/page",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
  },
  server: { proxy: { "/api": "http://localhost:8000", "/socket": { target: "ws://localhost:8000", ws: true } } },
});
