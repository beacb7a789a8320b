/** Which screen belongs to which path. Home comes at once, the others when they are wanted. */
import type { Component } from "svelte";

import Home from "./screens/Home.svelte";

type Screen = Component<Record<string, string>>;

interface Shown {
  load: () => Promise<Screen>;
  values: Record<string, string>;
}

const SCREENS: ReadonlyArray<[pattern: RegExp, load: () => Promise<unknown>]> = [
  [/^\/$/, () => Promise.resolve({ default: Home })],
  [/^\/t\/(?<name>[^/]+)$/, () => import("./screens/Table.svelte")],
  [/^\/replay\/(?<name>[^/]+)(\/(?<number>\d+))?$/, () => import("./screens/Replay.svelte")],
  [/^\/verify(\/(?<name>[^/]+)\/(?<number>\d+))?$/, () => import("./screens/Verify.svelte")],
  [/^\/learn$/, () => import("./screens/Rules.svelte")],
  [/^\/learn\/(?<game>[^/]+)$/, () => import("./screens/Learn.svelte")],
  [/^\/settings$/, () => import("./screens/Settings.svelte")],
  [/^\/recover$/, () => import("./screens/Recover.svelte")],
  [/^/, () => import("./screens/Nothing.svelte")],
];

export function screenAt(path: string): Shown {
  for (const [pattern, load] of SCREENS) {
    const found = pattern.exec(path);
    if (found) return { load: async () => ((await load()) as { default: Screen }).default, values: { ...found.groups } };
  }
  throw new Error(path);
}
