/** The component of each screen. Home is part of the first load; the others are loaded on demand. */
import type { Component } from "svelte";

import { screenAt, type ScreenName } from "./lib/paths";
import Home from "./screens/Home.svelte";

type Screen = Component<Record<string, string>>;

interface LoadableScreen {
  load: () => Promise<Screen>;
  /** The values in the path: the properties of the component. */
  values: Record<string, string>;
}

const COMPONENTS: Record<ScreenName, () => Promise<unknown>> = {
  home: () => Promise.resolve({ default: Home }),
  table: () => import("./screens/Table.svelte"),
  rules: () => import("./screens/RulesIndex.svelte"),
  gameRules: () => import("./screens/GameRules.svelte"),
  replay: () => import("./screens/Replay.svelte"),
  verify: () => import("./screens/Verify.svelte"),
  settings: () => import("./screens/Settings.svelte"),
  recover: () => import("./screens/Recover.svelte"),
};

export function loadableScreen(path: string): LoadableScreen {
  const found = screenAt(path);
  const load = found ? COMPONENTS[found.screen] : () => import("./screens/NotFound.svelte");
  return { load: async () => ((await load()) as { default: Screen }).default, values: found?.values ?? {} };
}
