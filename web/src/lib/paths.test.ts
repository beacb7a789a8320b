import { describe, expect, it } from "vitest";

import { pathTo, screenAt, tableOf } from "./paths";

describe("the path of a screen", () => {
  it("has its values in it", () => {
    expect(pathTo("home")).toBe("/");
    expect(pathTo("table", { table: "abc" })).toBe("/t/abc");
    expect(pathTo("replay", { table: "abc", number: 2 })).toBe("/replay/abc/2");
  });

  it("is the one with the given values, where a screen has several", () => {
    expect(pathTo("verify")).toBe("/verify");
    expect(pathTo("verify", { table: "abc", number: 1 })).toBe("/verify/abc/1");
  });
});

describe("the screen at a path", () => {
  it.each([
    ["/", { screen: "home", values: {} }],
    ["/t/abc", { screen: "table", values: { table: "abc" } }],
    ["/learn", { screen: "rules", values: {} }],
    ["/learn/cut-in", { screen: "gameRules", values: { game: "cut-in" } }],
    ["/replay/abc", { screen: "replay", values: { table: "abc" } }],
    ["/replay/abc/3", { screen: "replay", values: { table: "abc", number: "3" } }],
  ])("is found: %s", (path, found) => {
    expect(screenAt(path)).toEqual(found);
  });

  it.each(["/t/", "/t/abc/more", "/learning", "/api/tables", "/nowhere", "/replay/abc/first"])("is none: %s", (path) => {
    expect(screenAt(path)).toBeNull();
  });

  it("is that of a table, or of none", () => {
    expect(tableOf("/t/abc")).toBe("abc");
    expect(tableOf("/replay/abc")).toBeNull();
  });
});
