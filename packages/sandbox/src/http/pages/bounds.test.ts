import { describe, expect, it } from "vitest";
import { bounded, shorten } from "./bounds.ts";

const roomy = { text: 1000, lines: 100, total: 1_000_000 };

describe("bounded", () => {
  it("keeps short texts", () => {
    const value = { name: "Ada", text: "one\ntwo", list: [1, null, { deep: ["x"] }], absent: undefined };
    expect(bounded(value, roomy)).toEqual({ value, whole: true });
  });

  it("ends a long text with an ellipsis, names earlier than other texts", () => {
    const { value, whole } = bounded(
      { name: "n".repeat(2000), text: "t".repeat(2000), skills: ["s".repeat(2000)] },
      roomy,
    );
    expect(value).toEqual({
      name: `${"n".repeat(200)}…`,
      text: `${"t".repeat(1000)}…`,
      skills: [`${"s".repeat(200)}…`],
    });
    expect(whole).toBe(false);
  });

  it("ends a text with too many lines", () => {
    expect(bounded({ text: "a\n".repeat(500) }, { ...roomy, lines: 3 }).value).toEqual({ text: "a\na\na\n…" });
  });

  it("is bounded in total for any number of texts and items", () => {
    const tasks = Array.from({ length: 10_000 }, () => ({
      text: "x".repeat(500),
      lines: "\n".repeat(50),
      list: [[], []],
    }));
    const { value, whole } = bounded({ tasks }, { ...roomy, total: 100_000 });
    expect(whole).toBe(false);
    expect(JSON.stringify(value).length).toBeLessThan(100_000);
    expect(value.tasks.length).toBeGreaterThan(10);
  });
});

describe("shorten", () => {
  it("does not split a character", () => {
    expect(shorten("a😀b", 2)).toBe("a…");
    expect(shorten("a😀b", 4)).toBe("a😀b");
  });
});
