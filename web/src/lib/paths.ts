/** The paths of the screens. The server generates them in `SCREEN_PATHS`. */
import { SCREEN_PATHS } from "./protocol";

export type ScreenName = keyof typeof SCREEN_PATHS;
export type PathValues = Record<string, number | string>;

/** A gap in a path: its name, and whether it is a whole number or any text. */
const GAP = /\{(\w+):(int|str)\}/g;

/** The path of a screen: of several, the one whose gaps are the given values. */
export function pathTo(screen: ScreenName, values: PathValues = {}): string {
  const wanted = Object.keys(values).sort().join();
  const pattern = SCREEN_PATHS[screen].find((one) => gapsOf(one).sort().join() === wanted);
  if (pattern === undefined) throw new Error(`${screen} has no path with ${wanted}`);
  return pattern.replace(GAP, (_, name: string) => encodeURIComponent(values[name] ?? ""));
}

export interface Match {
  screen: ScreenName;
  values: Record<string, string>;
}

/** The screen at a path, and the values in the path; null if there is none. */
export function screenAt(path: string): Match | null {
  for (const screen of Object.keys(SCREEN_PATHS) as ScreenName[]) {
    for (const pattern of SCREEN_PATHS[screen]) {
      const found = expressionOf(pattern).exec(path);
      if (found) return { screen, values: { ...found.groups } };
    }
  }
  return null;
}

/** The table whose screen is at a path; null if it is another screen. */
export function tableOf(path: string): string | null {
  const found = screenAt(path);
  return found?.screen === "table" ? (found.values["table"] ?? null) : null;
}

function expressionOf(pattern: string): RegExp {
  return new RegExp(`^${pattern.replace(GAP, (_, name: string, type: string) => `(?<${name}>${type === "int" ? "\\d+" : "[^/]+"})`)}$`);
}

function gapsOf(pattern: string): string[] {
  return [...pattern.matchAll(GAP)].map(([, name]) => name ?? "");
}
