import type { Table } from "../measure/table.ts";
import { type ReviewCase, tally, total } from "./cases.ts";
import type { Judgements } from "./judges.ts";

export interface Judge {
  label: string;
  /** Column title in the tables by group; undefined if the tool is only in the summary. */
  short?: string;
  cases: readonly ReviewCase[];
  judgements: Judgements;
}

const ofAll = (count: number, all: number) => `${count} of ${all}`;

export function summaryTable(title: string, judges: readonly Judge[]): Table {
  return {
    title,
    head: [
      "tool",
      "wire breaks caught",
      "called harmless",
      "not mentioned",
      "breaks of generated code caught",
      "safe changes called a break",
    ],
    rows: judges.map(({ label, cases, judgements }) => {
      const { wire, sdk, safe } = tally(cases, judgements);
      return [
        label,
        ofAll(wire.break, total(wire)),
        `${wire.harmless}`,
        `${wire.silent}`,
        ofAll(sdk.break, total(sdk)),
        ofAll(safe.break, total(safe)),
      ];
    }),
  };
}

/** Returns the verdicts by a property of the cases: breaks first, then safe changes. */
export function groupTable(title: string, group: "direction" | "category", judges: readonly Judge[]): Table {
  const columns = judges.filter(({ short }) => short !== undefined);
  const cases = columns[0]?.cases ?? [];
  return {
    title,
    head: [
      group === "direction" ? "where" : "what changed",
      "breaks",
      ...columns.map(({ short }) => `${short} caught`),
      "safe",
      ...columns.map(({ short }) => `${short} misjudged`),
    ],
    rows: [...new Set(cases.map((one) => one[group]))].map((value) => {
      const own = cases.filter((one) => one[group] === value);
      const tallies = columns.map(({ judgements }) => tally(own, judgements));
      const [{ wire, sdk, safe } = tally([], new Map())] = tallies;
      return [
        value,
        `${total(wire) + total(sdk)}`,
        ...tallies.map((one) => `${one.wire.break + one.sdk.break}`),
        `${total(safe)}`,
        ...tallies.map((one) => `${one.safe.break}`),
      ];
    }),
  };
}
