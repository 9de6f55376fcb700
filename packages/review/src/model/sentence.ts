import type { Finding } from "./finding.ts";
import { tokensOf } from "./pointer.ts";

/**
 * Returns the subject of a finding: `NewCandidate.externalId`, `GET /tests query.count`; empty for the whole document.
 */
function subjectOf({ pointer, operations }: Finding): string {
  const tokens = tokensOf(pointer);
  const names = tokens.flatMap((token, index) => (tokens[index - 1] === "properties" ? [token] : []));
  if (tokens[0] === "components") return [tokens[2], ...names].join(".");
  if (tokens[0] !== "paths" && tokens[0] !== "webhooks") return "";
  const parameter = tokens[tokens.indexOf("parameters") + 1];
  const part = tokens.includes("parameters") ? parameter : names.join(".");
  return [operations.length === 1 ? operations[0] : tokens[1], part].filter(Boolean).join(" ");
}

export const sentenceOf = (finding: Finding): string => {
  const subject = subjectOf(finding);
  return subject && !finding.message.includes(subject) ? `${subject}: ${finding.message}` : finding.message;
};
