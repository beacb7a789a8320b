import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { nextInterval, poll, type Outcome } from "./polling";

describe("the time until the next request", () => {
  it("is short after a change, and grows while nothing changes", () => {
    expect(nextInterval(20_000, "changed")).toBe(4_000);
    expect([4_000, 6_000, 25_000, 30_000].map((interval) => nextInterval(interval, "unchanged"))).toEqual([6_000, 9_000, 30_000, 30_000]);
    expect(nextInterval(30_000, "failed")).toBe(5_000);
  });
});

describe("polling", () => {
  let page: EventTarget & { hidden: boolean };
  let asked: number;
  let outcome: Outcome;
  const ask = (): Promise<Outcome> => {
    asked++;
    return Promise.resolve(outcome);
  };

  beforeEach(() => {
    vi.useFakeTimers();
    page = Object.assign(new EventTarget(), { hidden: false });
    const window = new EventTarget();
    vi.stubGlobal("document", page);
    vi.stubGlobal("addEventListener", window.addEventListener.bind(window));
    vi.stubGlobal("removeEventListener", window.removeEventListener.bind(window));
    asked = 0;
    outcome = "unchanged";
  });

  afterEach(() => {
    vi.unstubAllGlobals();
    vi.useRealTimers();
  });

  it("asks at once, less and less often while nothing changes, and often after a change", async () => {
    const stop = poll(ask);
    await vi.advanceTimersByTimeAsync(10 * 60_000);
    expect(asked).toBeLessThan(26);
    outcome = "changed";
    await vi.advanceTimersByTimeAsync(30_000);
    const before = asked;
    await vi.advanceTimersByTimeAsync(12_000);
    expect(asked - before).toBe(3);
    stop();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(asked - before).toBe(3);
  });

  it("asks nothing while the page is hidden, and at once when it is shown again", async () => {
    const stop = poll(ask);
    await vi.advanceTimersByTimeAsync(1_000);
    page.hidden = true;
    page.dispatchEvent(new Event("visibilitychange"));
    await vi.advanceTimersByTimeAsync(60 * 60_000);
    expect(asked).toBe(1);
    page.hidden = false;
    page.dispatchEvent(new Event("visibilitychange"));
    await vi.advanceTimersByTimeAsync(1);
    expect(asked).toBe(2);
    stop();
  });
});
