import { describe, expect, it } from "vitest";
import { piecesOf } from "./gap-inputs.ts";

const gaps = (...names: string[]) => names.map((name) => ({ name, accepted: [], caseSensitive: false }));

describe("piecesOf", () => {
  it("splits code at its gaps", () => {
    expect(piecesOf({ code: "a [[x]] b\n[[y]]", gaps: gaps("x", "y") })).toEqual([
      { code: "a " },
      { gap: 0 },
      { code: " b\n" },
      { gap: 1 },
    ]);
  });

  it("keeps double brackets that name no gap", () => {
    const code = "if [[ -f x ]]; then [[x]]";
    expect(piecesOf({ code, gaps: gaps("x") })).toEqual([
      { code: "if " },
      { code: "[[ -f x ]]" },
      { code: "; then " },
      { gap: 0 },
    ]);
  });

  it("has one field for a gap that occurs twice", () => {
    expect(piecesOf({ code: "[[x]] = [[x]]", gaps: gaps("x") })).toEqual([{ gap: 0 }, { code: " = " }, { again: 0 }]);
  });
});
