import { createHash } from "node:crypto";
import { fingerprintOf } from "../model/finding.ts";
import { sentenceOf } from "../model/sentence.ts";
import type { Report, ReviewedFinding } from "../repository/report.ts";
import { consumerLines, graveOf, reachText, statusText, verdictText } from "./headline.ts";

const SCHEMA = "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json";

const LEVELS: Readonly<Record<ReviewedFinding["verdict"], string>> = {
  "wire-breaking": "error",
  "sdk-breaking": "warning",
  undecided: "note",
  additive: "none",
  description: "none",
};

/** SARIF 2.1.0, for code scanning. */
export function sarifReport(report: Report): string {
  const causes = report.versions.flatMap(({ version, findings }) => causesOf(version, graveOf(findings)));
  const ids = [...new Set(causes.map(({ first }) => first.rule))].toSorted();
  const log = {
    $schema: SCHEMA,
    version: "2.1.0",
    runs: [
      {
        tool: {
          driver: {
            name: "assessment-api-review",
            rules: ids.map((id) => ({ id, shortDescription: { text: id.replaceAll("-", " ") } })),
          },
        },
        results: causes.map((cause) => resultOf(cause, ids)),
      },
    ],
  };
  return `${JSON.stringify(log, null, 2)}\n`;
}

interface Cause {
  version: string;
  first: ReviewedFinding;
  findings: ReviewedFinding[];
}

function causesOf(version: string, findings: readonly ReviewedFinding[]): Cause[] {
  const causes = new Map<string, Cause>();
  for (const finding of findings) {
    const place = `${finding.pointer} ${finding.property ?? ""}`;
    const known = causes.get(place) ?? { version, first: finding, findings: [] };
    // Findings are sorted, so the worst one names the alert.
    causes.set(place, { ...known, findings: [...known.findings, finding] });
  }
  return [...causes.values()];
}

function resultOf({ version, first, findings }: Cause, ids: readonly string[]) {
  const { rule, verdict, place, acknowledgement } = first;
  const texts = [...new Set(findings.map(sentenceOf))];
  return {
    ruleId: rule,
    ruleIndex: ids.indexOf(rule),
    level: LEVELS[verdict],
    message: {
      text: `${texts.join("; ")} (${[verdictText(first), statusText(first), `affects ${reachText(first)}`, ...consumerLines(first)].join("; ")})`,
    },
    locations: place
      ? [
          {
            physicalLocation: {
              artifactLocation: { uri: place.file.split("/").map(encodeURIComponent).join("/") },
              region: { startLine: place.line },
            },
          },
        ]
      : [],
    // Without the line, because lines move.
    partialFingerprints: {
      "finding/v1": createHash("sha256")
        .update(`${version} ${fingerprintOf(first)}`)
        .digest("hex"),
    },
    ...(acknowledgement && { suppressions: [{ kind: "external", justification: acknowledgement.reason.trim() }] }),
  };
}
