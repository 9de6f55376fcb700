import { describe, expect, it } from "vitest";
import { targets } from "../fault.ts";
import { documentOf } from "../run.ts";
import { derivedFaults, kinds } from "./index.ts";
import { confidence } from "./report.ts";

describe.each(targets)("derived faults of %s", (target) => {
  const names = (seed: string, count = 60) => derivedFaults(documentOf(target), seed, count).map(({ name }) => name);

  it("are the same for the same seed, and others for another", () => {
    expect(names("2026-11-23")).toEqual(names("2026-11-23"));
    expect(names("2026-11-23")).not.toEqual(names("2026-11-24"));
  });

  it("are of every kind", () => {
    const found = derivedFaults(documentOf(target), "2026-11-23", 60).map(({ attacks }) => attacks);
    expect([...new Set(found)].sort()).toEqual(kinds.map(({ name }) => name).sort());
  });

  it("have distinct names", () => {
    const all = names("2026-11-23", 1000);
    expect(new Set(all).size).toBe(all.length);
  });
});

it("gives a share its confidence interval", () => {
  expect(confidence(90, 100)).toEqual([83, 94]);
});
