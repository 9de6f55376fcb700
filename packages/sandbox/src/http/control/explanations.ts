import type { ExplainedProblem, Explanation, Handlers } from "@assessment-api/control/server";
import type { JournalEntry } from "../../domain/journal.ts";
import { titleOf } from "../../domain/keys.ts";
import { toTimestamp } from "../../domain/time.ts";
import { findRefusal, type Refused } from "../../service/journal.ts";
import { findOperation, type OperationPlace } from "../documents.ts";
import type { Control, Operator } from "./context.ts";

function present({ entry, refusal }: Refused, place: OperationPlace | undefined, origin: string): Explanation {
  const { id, errorId, organizationId, at, status = 0, operation, exchange } = entry;
  const { rule, message, found, expected = message, remedy = "", problems } = refusal;
  return {
    requestId: id,
    ...(errorId !== undefined && { errorId }),
    ...(organizationId !== undefined && { organizationId }),
    date: toTimestamp(at),
    status,
    ...(exchange?.version && { version: titleOf(exchange.version) }),
    method: exchange?.method ?? "",
    path: exchange?.path ?? "",
    operation,
    rule,
    message,
    ...(found !== undefined && { found }),
    expected,
    remedy,
    problems: problems.map((problem) => presentProblem(problem, place)),
    ...(place && { document: { pointer: place.pointer, href: hrefOf(entry, origin) } }),
  };
}

function presentProblem(
  problem: Refused["refusal"]["problems"][number],
  place: OperationPlace | undefined,
): ExplainedProblem {
  const pointer = place?.find(problem.field);
  return { ...problem, ...(pointer !== undefined && { pointer }) };
}

const documentOf = ({ kind, exchange }: JournalEntry) =>
  exchange?.version ?? (kind === "control" ? "control" : undefined);

const hrefOf = (entry: JournalEntry, origin: string): string =>
  `${origin}/docs/${documentOf(entry)}/${entry.operation}`;

export function explanationHandlers({ world }: Control) {
  return {
    async getExplanation({ params }) {
      const refused = await findRefusal(world, params.id);
      const document = documentOf(refused.entry);
      const place = document && (await findOperation(document, refused.entry.operation));
      return { status: 200, body: present(refused, place, world.links.origin) };
    },
  } satisfies Partial<Handlers<Operator>>;
}
