import { expect, test, vi } from "vitest";

import { PROTOCOL } from "./protocol";
import { reloadIfOutdated } from "./reload-outdated";

test("a page that does not speak the server's protocol is reloaded, once", () => {
  const [stored, reload] = [new Map<string, string>(), vi.fn()];
  vi.stubGlobal("location", { reload });
  vi.stubGlobal("sessionStorage", {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  });
  reloadIfOutdated(PROTOCOL);
  expect(reload).not.toHaveBeenCalled();
  reloadIfOutdated(PROTOCOL + 1);
  reloadIfOutdated(PROTOCOL + 1);
  expect(reload).toHaveBeenCalledOnce();
});
