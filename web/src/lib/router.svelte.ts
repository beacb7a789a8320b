/** Shows the screen of the address's path. */
import { isSomethingOpen } from "./close-by-back";
import { screenAt, tableOf } from "./paths";

class Router {
  path = $state(location.pathname);
  /** The table that was left for this screen, and how many screens ago. */
  from = $state.raw(originInHistory());

  constructor() {
    addEventListener("popstate", () => this.#show(location.pathname));
    document.addEventListener("click", (event) => this.#followLink(event));
  }

  go(path: string): void {
    const next = new URL(path, location.href).pathname;
    if (isSomethingOpen()) history.replaceState(this.#originOf(next), "", path);
    else if (path !== location.pathname) history.pushState(this.#originOf(next), "", path);
    this.#show(next);
    scrollTo(0, 0);
    document.getElementById(new URL(path, location.href).hash.slice(1))?.scrollIntoView();
  }

  /** Give the screen that is shown another path, if it has the old one. */
  replace(old: string, path: string): void {
    if (location.pathname === old) history.replaceState(history.state, "", path);
  }

  /** Go back in the browser's history to the table that was left. */
  back(): void {
    if (this.from) history.go(-this.from.steps);
  }

  #show(path: string): void {
    this.path = path;
    this.from = originInHistory();
  }

  /** What the next screen remembers as its origin: nothing at home and at a table. */
  #originOf(next: string): Origin | null {
    if (screenAt(next)?.screen === "home" || tableOf(next) !== null) return null;
    if (tableOf(this.path) !== null) return { table: this.path, steps: 1 };
    return this.from && { ...this.from, steps: this.from.steps + 1 };
  }

  /** Show the screen of a link that was clicked plainly; the browser handles every other click. */
  #followLink(event: MouseEvent): void {
    const link = (event.target as Element).closest?.("a");
    if (!link || event.defaultPrevented || !isPlainClick(event)) return;
    if (link.origin !== location.origin || link.target || link.hasAttribute("download") || !screenAt(link.pathname)) return;
    event.preventDefault();
    this.go(link.pathname + link.hash);
  }
}

interface Origin {
  table: string;
  steps: number;
}

/** Stored in the browser's history entry, so that it survives steps back and reloads. */
function originInHistory(): Origin | null {
  const state = history.state as Partial<Origin> | null;
  return state?.table === undefined ? null : (state as Origin);
}

export function isPlainClick(event: MouseEvent): boolean {
  return event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
}

export const router = new Router();
