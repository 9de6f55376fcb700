import type { Table } from "../measure/table.ts";
import { contenders, type Row } from "./report.ts";
import type { Outcome } from "./round-trip.ts";

type Judge = (row: Row) => boolean;

const results = ({ own }: Row, side: Outcome["side"], result: Outcome["result"]) =>
  own.outcomes.filter((one) => one.side === side && one.result === result).length;

const isTaken: Record<"types" | "client" | "server", Judge> = {
  types: ({ own }) => !own.refused.load && !own.refused.types,
  client: ({ own }) => !own.refused.load && !own.refused.client,
  server: ({ own }) => !own.refused.load && !own.refused.server,
};
const compiles: Judge = ({ own }) => own.errors?.length === 0;
const runs: Judge = ({ own }) => own.boots === true && own.broken === undefined;
const isRight =
  (side: Outcome["side"]): Judge =>
  (row) =>
    runs(row) && results(row, side, "fine") > 0 && results(row, side, "refused") + results(row, side, "silent") === 0;

export function summaryTable(rows: readonly Row[]): Table {
  const steps: [string, Judge][] = [
    ["types", isTaken.types],
    ["client", isTaken.client],
    ["server", isTaken.server],
    ["what is written compiles strictly", compiles],
    ["server loads and boots", runs],
    ["each operation of the server takes and gives what a request by the rules has", isRight("wire")],
    ["each operation of client and server together", (row) => isTaken.client(row) && isRight("client")(row)],
    ["nothing wrong in silence", ({ own }) => own.outcomes.every(({ result }) => result !== "silent")],
  ];
  const others = contenders.filter((name) => rows.some(({ others }) => others[name]));
  return {
    title: `Public documents that come through, of ${rows.length}`,
    head: ["step", "documents"],
    rows: [
      ...steps.map(([name, judge]) => [name, String(rows.filter(judge).length)]),
      ...others.map((name) => [
        `taken by ${name}`,
        String(rows.filter((row) => row.others[name]?.failed === undefined).length),
      ]),
    ],
  };
}

const seconds = (value: number | undefined) => (value === undefined ? "–" : value.toFixed(1));

export function detailTable(rows: readonly Row[]): Table {
  const others = contenders.filter((name) => rows.some(({ others }) => others[name]));
  const mark = (judge: Judge, row: Row) => (judge(row) ? "yes" : "no");
  const trips = (row: Row, side: Outcome["side"]) => {
    const of = (result: Outcome["result"]) => results(row, side, result);
    const all = of("fine") + of("refused") + of("silent") + of("skipped");
    if (all === 0) return "–";
    const parts = [`${of("fine")}/${all}`];
    if (of("refused") > 0) parts.push(`${of("refused")} refused`);
    if (of("silent") > 0) parts.push(`${of("silent")} in silence`);
    return parts.join(", ");
  };
  return {
    title: "Each document; seconds are CPU time, for other generators with their start",
    head: [
      "document",
      "MB",
      "reported",
      "types",
      "client",
      "server",
      "compiles",
      "boots",
      "server, operations",
      "client and server",
      "types s",
      "client s",
      "server s",
      "written MB",
      ...others.map((name) => `${name} s`),
    ],
    rows: rows.map((row) => [
      row.name,
      row.megabytes.toFixed(2),
      String(row.own.reported),
      mark(isTaken.types, row),
      mark(isTaken.client, row),
      mark(isTaken.server, row),
      mark(compiles, row),
      mark(runs, row),
      trips(row, "wire"),
      trips(row, "client"),
      seconds(row.own.seconds.types),
      seconds(row.own.seconds.client),
      seconds(row.own.seconds.server),
      row.own.bytes === undefined ? "–" : (row.own.bytes / 1e6).toFixed(1),
      ...others.map((name) => (row.others[name]?.failed === undefined ? seconds(row.others[name]?.seconds) : "no")),
    ]),
  };
}
