import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";

import { appShell } from "./plugins/app-shell.ts";
import { compress } from "./plugins/compress.ts";
import { locales } from "./plugins/locales.ts";
import { preload } from "./plugins/preload.ts";
import { serviceWorker } from "./plugins/service-worker.ts";

/** The modules of every table, in one chunk: one request more costs a phone more than the few bytes that it saves. */
const TABLE_CHUNK = /[\\/]src[\\/](lib[\\/](parts[\\/]|cards[\\/]Card\.|(animations|chat|coaching|delayed-table|live-table|log|look-again|other-people|picking|seat-names|socket|sound|table-facts|yield-to-browser)\.)|screens[\\/](table|daily)[\\/])/;

/** The page is built into the Python package, which serves it. For development: `make serve`, and `npm run dev` beside it. */
export default defineConfig({
  plugins: [svelte(), locales(), preload(), appShell(), serviceWorker(), compress()],
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
            { name: "play", test: TABLE_CHUNK, priority: 1 },
          ],
        },
      },
    },
  },
  server: { proxy: { "/api": "http://localhost:8000", "/socket": { target: "ws://localhost:8000", ws: true } } },
});
