import { expect, test, vi } from "vitest";

import { PROTOCOL } from "./protocol";
import { renewUnlessSpoken } from "./renew";

test("a page that does not speak the server's protocol is loaded anew, once", () => {
  const [kept, reload] = [new Map<string, string>(), vi.fn()];
  vi.stubGlobal("location", { reload });
  vi.stubGlobal("sessionStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
  renewUnlessSpoken(PROTOCOL);
  expect(reload).not.toHaveBeenCalled();
  renewUnlessSpoken(PROTOCOL + 1);
  renewUnlessSpoken(PROTOCOL + 1);
  expect(reload).toHaveBeenCalledOnce();
});
