import "./styles/fonts.css";
import "./styles/tokens.css";
import "./styles/base.css";
import "./styles/forced-colours.css";

import { mount } from "svelte";

import App from "./App.svelte";
import { ensureIdentity } from "./lib/api";
import { registerServiceWorker } from "./lib/network.svelte";
import { tableOf } from "./lib/paths";
import { router } from "./lib/router.svelte";
import { settings } from "./lib/settings.svelte";
import { words } from "./lib/words.svelte";
import { loadableScreen } from "./screens";

/** Load the words and the first screen, then replace what `index.html` shows until then. */
async function start(): Promise<void> {
  settings.apply();
  const target = document.getElementById("page")!;
  if (tableOf(router.path) !== null) void ensureIdentity().catch(() => undefined);
  await Promise.all([words.setLanguage(settings.language), loadableScreen(router.path).load().catch(() => undefined), painted()]);
  target.replaceChildren();
  mount(App, { target });
  registerServiceWorker();
}

/** The longest time to wait for the first frame (ms). */
const LONGEST_FRAME = 600;

/** Resolves when the first frame is painted; at once in a hidden tab. */
function painted(): Promise<void> {
  return new Promise((done) => {
    if (document.visibilityState === "hidden") done();
    new PerformanceObserver(() => done()).observe({ type: "paint", buffered: true });
    setTimeout(done, LONGEST_FRAME);
  });
}

void start();
