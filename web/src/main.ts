import "./styles/fonts.css";
import "./styles/tokens.css";
import "./styles/base.css";

import { mount } from "svelte";

import App from "./App.svelte";
import { ensureIdentity } from "./lib/api";
import { registerServiceWorker } from "./lib/network.svelte";
import { tableOf } from "./lib/paths";
import { router } from "./lib/router.svelte";
import { settings } from "./lib/settings.svelte";
import { words } from "./lib/words.svelte";
import { loadableScreen } from "./screens";

/** What `index.html` shows until now goes when there is something to show instead. No screen waits for this module. */
async function start(): Promise<void> {
  settings.apply();
  const target = document.getElementById("page")!;
  if (tableOf(router.path) !== null) void ensureIdentity().catch(() => undefined);
  await Promise.all([words.setLanguage(settings.language), loadableScreen(router.path).load().catch(() => undefined), painted()]);
  target.replaceChildren();
  mount(App, { target });
  registerServiceWorker();
}

/** A frame that takes longer will not come. */
const LONGEST_FRAME = 600;

/** When the first frame has been seen; at once where nobody looks. */
function painted(): Promise<void> {
  return new Promise((done) => {
    if (document.visibilityState === "hidden") done();
    new PerformanceObserver(() => done()).observe({ type: "paint", buffered: true });
    setTimeout(done, LONGEST_FRAME);
  });
}

void start();
