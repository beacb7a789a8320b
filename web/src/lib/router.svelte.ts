/** Which screen is shown: the path of the address, and nothing else. */
class Router {
  path = $state(location.pathname);
  /** The table one came from, and how many pages ago that was. */
  from = $state.raw(kept());

  constructor() {
    addEventListener("popstate", () => this.#show(location.pathname));
    document.addEventListener("click", (event) => this.#follow(event));
  }

  go(path: string): void {
    const next = new URL(path, location.href).pathname;
    if (path !== location.pathname) history.pushState(this.#cameFrom(next), "", path);
    this.#show(next);
    scrollTo(0, 0);
    document.getElementById(new URL(path, location.href).hash.slice(1))?.scrollIntoView();
  }

  /** Back to the table one came from, as the browser itself would go. */
  back(): void {
    if (this.from) history.go(-this.from.steps);
  }

  #show(path: string): void {
    this.path = path;
    this.from = kept();
  }

  /** Remembered on every page but home and another table. */
  #cameFrom(next: string): From | null {
    if (next === "/" || isTable(next)) return null;
    if (isTable(this.path)) return { table: this.path, steps: 1 };
    return this.from && { ...this.from, steps: this.from.steps + 1 };
  }

  /** A plain click on a link of ours changes the screen; any other click is the browser's. */
  #follow(event: MouseEvent): void {
    const link = (event.target as Element).closest?.("a");
    if (!link || event.defaultPrevented || !isPlain(event)) return;
    if (link.origin !== location.origin || link.target || link.hasAttribute("download")) return;
    if (link.pathname.startsWith("/api/") || link.pathname.startsWith("/schema")) return;
    event.preventDefault();
    this.go(link.pathname + link.hash);
  }
}

interface From {
  table: string;
  steps: number;
}

/** It lies beside the address in the browser's history, so that it is right after a step back and after a reload. */
function kept(): From | null {
  return history.state as From | null;
}

function isTable(path: string): boolean {
  return path.startsWith("/t/");
}

export function isPlain(event: MouseEvent): boolean {
  return event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
}

export const router = new Router();
