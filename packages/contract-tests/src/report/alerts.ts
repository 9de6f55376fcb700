import { createHash } from "node:crypto";
import { relative } from "node:path";
import { isMap, isScalar, isSeq, LineCounter, type Node, parseDocument } from "yaml";
import type { ApiDocument } from "../document/document.ts";
import { tokensOf } from "../document/pointer.ts";
import { type Finding, formatFinding } from "../findings/finding.ts";
import type { ProbeReport } from "../findings/outcome.ts";
import { causesOf } from "./causes.ts";

/** A cause at a line of the document, for code scanning. */
interface Alert {
  rule: string;
  text: string;
  steady: boolean;
  /** Path relative to the working directory, or URL. */
  uri: string;
  line: number | undefined;
  /** Fingerprint that is equal in every run, also if lines move. */
  fingerprint: string;
}

const SCHEMA = "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json";
const NAME = "assessment-api-contract";

function alertsOf(reports: readonly ProbeReport[]): Alert[] {
  return reports.flatMap(({ document, outcomes }) => {
    const causes = causesOf(outcomes);
    const lineOf = causes.length > 0 ? linesOf(document) : () => undefined;
    return causes.map(({ key, what, findings }): Alert => {
      const [first] = findings as [Finding, ...Finding[]];
      const operations = [...new Set(findings.map(({ operation }) => operation))];
      const lines = [
        `${what} (${findings.length} × in ${operations.join(", ")})`,
        formatFinding(first),
        ...(first.details ? [`The server says: ${first.details}`] : []),
        ...(first.curl ? [first.curl] : []),
      ];
      return {
        rule: first.check.replace(/\W+/g, "-"),
        text: lines.join("\n"),
        steady: !findings.every(({ unsteady }) => unsteady),
        uri: uriOf(document),
        line: lineOf(first.pointer),
        fingerprint: createHash("sha256").update(`${document.name}|${key}`).digest("hex"),
      };
    });
  });
}

function uriOf({ name, source }: ApiDocument): string {
  if (!source) return name;
  if (/^https?:/.test(source.file)) return source.file;
  return relative(process.cwd(), source.file).split(/[\\/]/).map(encodeURIComponent).join("/");
}

/** Finds the line of the nearest known parent, if need be. */
function linesOf({ source }: ApiDocument): (pointer: string) => number | undefined {
  if (!source) return () => undefined;
  const counter = new LineCounter();
  const { contents } = parseDocument(source.text(), { lineCounter: counter, logLevel: "silent", strict: false });
  return (pointer) => {
    let node: unknown = contents;
    let at = 0;
    for (const token of tokensOf(pointer)) {
      // Schemas of requests without `readOnly` members are copies.
      const names = [token, token.replace(/\.request$/, "")];
      const pair: { key: unknown; value: unknown } | undefined = isMap(node)
        ? node.items.find(({ key }) => isScalar(key) && names.includes(String(key.value)))
        : undefined;
      const next = pair?.value ?? (isSeq(node) ? node.items[Number(token)] : undefined);
      const place = (pair?.key ?? next) as Node | undefined;
      if (!place?.range) break;
      at = place.range[0];
      node = next;
    }
    return counter.linePos(at).line || 1;
  };
}

/** Formats a SARIF 2.1.0 report for code scanning, with an alert per cause. */
export function sarifReport(...reports: ProbeReport[]): string {
  const alerts = alertsOf(reports);
  const rules = [...new Set(alerts.map(({ rule }) => rule))].sort();
  const results = alerts.map(({ rule, text, steady, uri, line, fingerprint }) => ({
    ruleId: rule,
    ruleIndex: rules.indexOf(rule),
    level: steady ? "error" : "warning",
    message: { text },
    locations: [
      {
        physicalLocation: {
          artifactLocation: { uri },
          ...(line === undefined ? {} : { region: { startLine: line } }),
        },
      },
    ],
    partialFingerprints: { "cause/v1": fingerprint },
  }));
  const driver = {
    name: NAME,
    rules: rules.map((id) => ({ id, shortDescription: { text: id.replaceAll("-", " ") } })),
  };
  return `${JSON.stringify({ $schema: SCHEMA, version: "2.1.0", runs: [{ tool: { driver }, results }] }, null, 2)}\n`;
}

/** Formats annotations of GitHub Actions, with a workflow command per cause. */
export function githubReport(...reports: ProbeReport[]): string {
  const data = (text: string) => text.replaceAll("%", "%25").replaceAll("\r", "%0D").replaceAll("\n", "%0A");
  const property = (text: string) => data(text).replaceAll(":", "%3A").replaceAll(",", "%2C");
  const commands = alertsOf(reports).map(
    ({ rule, text, steady, uri, line = 1 }) =>
      `::${steady ? "error" : "warning"} file=${property(decodeURIComponent(uri))},line=${line},title=${property(rule)}::${data(text)}\n`,
  );
  return commands.join("");
}

/** Formats a GitLab Code Quality report, with an issue per cause. */
export function gitlabReport(...reports: ProbeReport[]): string {
  const issues = alertsOf(reports).map(({ rule, text, steady, uri, line = 1, fingerprint }) => ({
    description: text,
    check_name: rule,
    fingerprint,
    severity: steady ? "major" : "minor",
    location: { path: decodeURIComponent(uri), lines: { begin: line } },
  }));
  return `${JSON.stringify(issues, null, 2)}\n`;
}
