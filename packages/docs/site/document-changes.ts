import { type Finding, reviewDocuments, type Verdict } from "@assessment-api/review";
import type { ApiDocument } from "./document.ts";

const headings: Readonly<Record<Exclude<Verdict, "description">, string>> = {
  "wire-breaking": "May break deployed clients",
  "sdk-breaking": "Changes generated code",
  undecided: "Undecided: may break clients",
  additive: "Added",
};

const MOST = 8;

/**
 * Formats the review's findings between two documents as Markdown, a line per change with its places. Only runs the
 * rules, which take a tenth of a second.
 */
export async function documentChanges(before: object, after: object, api: ApiDocument): Promise<string> {
  const findings = await reviewDocuments(before, after, { engines: ["rules"] });
  const parts = Object.entries(headings).flatMap(([verdict, heading]) => {
    const lines = linesOf(
      findings.filter((finding) => finding.verdict === verdict),
      api,
    );
    return lines.length === 0 ? [] : [`**${heading}**`, lines.join("\n")];
  });
  const texts = findings.filter(({ verdict }) => verdict === "description").length;
  if (texts > 0) parts.push(`${texts === 1 ? "One description is" : `${texts} descriptions are`} reworded.`);
  return parts.length === 0 ? "Nothing changed in the document." : parts.join("\n\n");
}

function linesOf(findings: readonly Finding[], api: ApiDocument): string[] {
  const same = Map.groupBy(findings, ({ message }) => message);
  return [...same].map(([message, alike]) => {
    const places = [...new Set(alike.map((finding) => placeOf(finding, message, api)))].filter((place) => place !== "");
    const more = places.length > MOST ? ` and ${places.length - MOST} more` : "";
    return `- ${message}${places.length === 0 ? "" : `: ${places.slice(0, MOST).join(", ")}${more}`}`;
  });
}

/** Pointer segments without a meaning for readers. */
const between = new Set(["schema", "properties", "items", "allOf", "anyOf", "oneOf", "required", "enum", "default"]);

/** Links to an operation's page, or names a component and property; empty if the message names it. */
function placeOf({ method, path, pointer }: Finding, message: string, api: ApiDocument): string {
  if (method !== undefined && path !== undefined) {
    const name = `${method.toUpperCase()} ${path}`;
    if (message.includes(name)) return "";
    const operation = api.operations.find((one) => one.method === method.toUpperCase() && one.path === path);
    return operation === undefined ? `\`${name}\`` : `[${name}](${operation.id}.md)`;
  }
  const [, , , ...segments] = pointer.split("/");
  const named = segments.filter(
    (segment) => !between.has(segment) && !/^\d+$/.test(segment) && !message.startsWith(`\`${segment}\``),
  );
  return `\`${named.join(".")}\``;
}
