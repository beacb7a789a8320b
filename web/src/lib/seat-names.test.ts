import { expect, it } from "vitest";

import { unlike } from "./seat-names";

it("numbers a bot whose name a person has", () => {
  expect(unlike("Basil", [{ name: "" }, { name: "Anna" }])).toBe("Basil");
  expect(unlike("Basil", [{ name: "" }, { name: "BASIL" }])).toBe("Basil 2");
  expect(unlike("Basil", [{ name: "Basil" }, { name: "Ｂasil 2" }])).toBe("Basil 3");
});
