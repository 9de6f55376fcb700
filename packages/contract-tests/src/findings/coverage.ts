import type { ApiDocument } from "../document/document.ts";
import { child } from "../document/pointer.ts";
import type { Finding } from "./finding.ts";

/** Which declared statuses of which operations really came. */
export interface Coverage {
  /** Notes a response; a status that the operation does not declare is ignored. */
  reach(operationId: string, status: string | undefined): void;
  /** How often a declared status came. */
  count(operationId: string, status: string): number;
}

export function createCoverage(): Coverage {
  const counts = new Map<string, number>();
  const key = (operationId: string, status: string) => `${operationId} ${status}`;
  return {
    reach(operationId, status) {
      if (status !== undefined) counts.set(key(operationId, status), (counts.get(key(operationId, status)) ?? 0) + 1);
    },
    count: (operationId, status) => counts.get(key(operationId, status)) ?? 0,
  };
}

/** One finding per operation without any response, and per declared status that never came. */
export function checkCoverage(document: ApiDocument, coverage: Coverage): Finding[] {
  return document.operations.flatMap(({ id, pointer, responses }): Finding[] => {
    const missing = responses.filter(({ status }) => coverage.count(id, status) === 0);
    if (missing.length === responses.length)
      return [{ check: "coverage", operation: id, pointer, message: "no test reached this operation" }];
    return missing.map(({ status }) => ({
      check: "coverage",
      operation: id,
      status,
      pointer: child(pointer, "responses", status),
      message: "no test reached this status",
    }));
  });
}

export interface CoverageTable {
  statuses: string[];
  /** Per operation the number of responses by status; undefined where the operation does not declare the status. */
  rows: { operation: string; counts: (number | undefined)[] }[];
}

/** Operations × statuses, statuses in ascending order with `default` last. */
export function coverageTable(document: ApiDocument, coverage: Coverage): CoverageTable {
  const declared = document.operations.flatMap(({ responses }) => responses.map(({ status }) => status));
  const statuses = [...new Set(declared)].sort();
  const rows = document.operations.map(({ id, responses }) => ({
    operation: id,
    counts: statuses.map((status) =>
      responses.some((one) => one.status === status) ? coverage.count(id, status) : undefined,
    ),
  }));
  return { statuses, rows };
}

/** The table as text: a number of responses per declared status, `-` where none came, nothing where none is declared. */
export function formatCoverage({ statuses, rows }: CoverageTable): string {
  const cells = [
    ["operation", ...statuses],
    ...rows.map(({ operation, counts }) => [
      operation,
      ...counts.map((count) => (count === undefined ? "" : count === 0 ? "-" : String(count))),
    ]),
  ];
  const widths = ["operation", ...statuses].map((_, column) =>
    Math.max(...cells.map((row) => (row[column] ?? "").length)),
  );
  return cells
    .map((row) =>
      row
        .map((cell, column) => (column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0)))
        .join("  ")
        .trimEnd(),
    )
    .join("\n");
}
