import type { ApiDocument } from "../document/document.ts";
import { child } from "../document/pointer.ts";
import type { Finding } from "./finding.ts";

export interface Coverage {
  reach(operationId: string, status: string | undefined): void;
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

interface CoverageTable {
  statuses: string[];
  rows: { operation: string; counts: (number | undefined)[] }[];
}

export function coverageTable(document: ApiDocument, coverage: Coverage): CoverageTable {
  const declared = document.operations.flatMap(({ responses }) =>
    responses.flatMap(({ status, implied }) => (implied ? [] : [status])),
  );
  const statuses = [...new Set(declared)].sort();
  const rows = document.operations.map(({ id, responses }) => ({
    operation: id,
    counts: statuses.map((status) =>
      responses.some((one) => one.status === status && !one.implied) ? coverage.count(id, status) : undefined,
    ),
  }));
  return { statuses, rows };
}

/** Formats the table: `-` for no response, empty if undeclared. */
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
