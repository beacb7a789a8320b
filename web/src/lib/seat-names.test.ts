import { expect, it } from "vitest";

import { unlike, withoutNumber } from "./seat-names";

it("numbers a bot whose name a person has", () => {
  expect(unlike("Basil", [{ name: "" }, { name: "Anna" }])).toBe("Basil");
  expect(unlike("Basil", [{ name: "" }, { name: "BASIL" }])).toBe("Basil 2");
  expect(unlike("Basil", [{ name: "Basil" }, { name: "Ｂasil 2" }])).toBe("Basil 3");
});

it("takes the number of a second name off", () => {
  expect(withoutNumber("Anna 2")).toBe("Anna");
  expect(withoutNumber("Anna")).toBe("Anna");
  expect(withoutNumber("2")).toBe("2");
});
