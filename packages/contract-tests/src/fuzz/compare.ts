import { changeProblems } from "../checks/stored/changed.ts";
import { compareWithRequest, creationProblems } from "../checks/stored/sent-members.ts";
import type { Operation } from "../document/document.ts";
import { parseJson } from "../document/json.ts";
import type { Finding } from "../findings/finding.ts";
import type { Problem } from "../findings/outcome.ts";
import { checkResponse } from "../messages/check-response.ts";
import { readOf } from "../session/current-state.ts";
import type { OwnResource } from "../session/own-resources.ts";
import type { PathValues, Reply, Session } from "../session/session.ts";

export async function compareAccepted(
  session: Session,
  operation: Operation,
  path: PathValues,
  requested: unknown,
  reply: Reply,
  created: readonly OwnResource[],
): Promise<Finding[]> {
  const found = (one: Operation, problems: readonly Problem[]): Finding[] =>
    problems.map((problem) => ({ operation: one.id, pointer: one.pointer, ...problem }));
  if (operation.method !== "POST")
    return found(operation, await changeProblems(session, operation, path, requested, undefined, reply.body));
  const findings = found(operation, creationProblems(session, operation, requested, reply));
  for (const resource of created) {
    const read = readOf(session, resource);
    if (!read) continue;
    const response = await session.ask(read, resource.values);
    const wrong = checkResponse(read, response, session.validator).findings;
    findings.push(...wrong.map((finding) => ({ ...finding, message: `read back: ${finding.message}` })));
    if (response.status < 300 && wrong.length === 0)
      findings.push(...found(read, compareWithRequest(session, read, requested, parseJson(response.body), "the read")));
  }
  return findings;
}
