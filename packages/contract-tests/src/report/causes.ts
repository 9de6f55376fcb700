import { type Finding, plainMessage, withoutIndexes } from "../findings/finding.ts";
import type { Outcome } from "../findings/outcome.ts";

/** Findings with probably one cause: one rule at one place of the document, broken by one kind of response. */
export interface Cause {
  /** Identifies the cause across runs. */
  key: string;
  what: string;
  findings: Finding[];
}

/** Largest causes first. */
export function causesOf(outcomes: readonly Outcome[]): Cause[] {
  const causes = new Map<string, Cause>();
  for (const { title, findings } of outcomes)
    for (const finding of findings) {
      const key = causeKey(title, finding);
      const known = causes.get(key);
      if (known) known.findings.push(finding);
      else causes.set(key, { key, what: sentenceOf(title, finding), findings: [finding] });
    }
  return [...causes.values()].sort((a, b) => b.findings.length - a.findings.length);
}

/**
 * Returns the key of a cause. Schemas and headers are identified by pointer, other rules by member. The rule of a
 * status, such as 401 without a key, is in the title, which is the same for all wrong values of a member or parameter.
 */
function causeKey(title: string, { check, pointer, at, message }: Finding): string {
  const place = /\/(schema|schemas|headers|parameters)\//.test(`${pointer}/`) ? pointer : withoutIndexes(at).join("/");
  if (check !== "status") return [check, place, plainMessage(message)].join("|");
  const [got = message] = /^expected .*?, got \d+/.exec(message) ?? [];
  const [, member = ""] = /^ to ([\w.]+): /.exec(message.slice(got.length)) ?? [];
  return [check, plainMessage(shorten(title)).replace(/=\S*/, ""), got, member.replace(/\.\d+/g, "")].join("|");
}

function sentenceOf(title: string, { check, at, message }: Finding): string {
  const member = withoutIndexes(at).join(".");
  return check === "status" ? `${shorten(title)}: ${message}` : `${check}${member ? ` at ${member}` : ""}: ${message}`;
}

const shorten = (title: string): string => (title.split(":")[0] ?? title).replace(/ \(.*\)$/, "");
