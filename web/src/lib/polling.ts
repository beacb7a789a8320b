/** Asks the server again and again while the page is visible: soon after a change, less and less often while nothing changes. */

const SHORTEST = 4_000;
const LONGEST = 30_000;
const SLOWDOWN = 1.5;
const RETRY = 5_000;

/** What became of a request. */
export type Outcome = "changed" | "unchanged" | "failed";

/** The time until the next request, in ms, after one that came so long after the last. */
export function nextInterval(interval: number, outcome: Outcome): number {
  if (outcome === "failed") return RETRY;
  return outcome === "changed" ? SHORTEST : Math.min(LONGEST, interval * SLOWDOWN);
}

/** Ask at once, and then again and again, until the returned function is called. */
export function poll(ask: () => Promise<Outcome>): () => void {
  let interval = SHORTEST;
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** Counts the rounds: an answer to an earlier one starts no timer. */
  let round = 0;

  async function go(): Promise<void> {
    clearTimeout(timer);
    const mine = ++round;
    const outcome = await ask();
    if (mine !== round || document.hidden) return;
    interval = nextInterval(interval, outcome);
    timer = setTimeout(go, interval);
  }

  function onVisibility(): void {
    clearTimeout(timer);
    if (document.hidden) return;
    interval = SHORTEST;
    void go();
  }

  document.addEventListener("visibilitychange", onVisibility);
  addEventListener("online", onVisibility);
  void go();
  return () => {
    round++;
    clearTimeout(timer);
    document.removeEventListener("visibilitychange", onVisibility);
    removeEventListener("online", onVisibility);
  };
}
