import { DomainError } from "../../domain/errors.ts";
import { type JournalEntry, KEPT } from "../../domain/journal.ts";
import type { ApiVersion } from "../../domain/keys.ts";

export interface Act {
  readonly entryId: string;
  readonly at: number;
  readonly api: ApiVersion | "control";
  readonly operationId: string;
  readonly method: string;
  readonly path: string;
  readonly query?: string | undefined;
  readonly requestText?: string | undefined;
  readonly response?: unknown;
  readonly status: number;
  readonly candidateId?: string | undefined;
}

interface LeftOut {
  readonly leftOut: string;
}

export class NotRepeatableError extends DomainError {
  override name = "NotRepeatableError";

  constructor(
    reason: string,
    remedy = "Start the export after that call with `from`, or end it before that call with `to`.",
  ) {
    super(`This session cannot be exported: ${reason}.`, {
      rule: "session-repeatable",
      found: null,
      expected: "A session whose calls are complete in the journal.",
      remedy,
    });
  }
}

/** Statuses that depend on headers, which the journal lacks, or on real time. */
const notRepeatable = new Set([401, 405, 406, 413, 415, 429]);

/** Operations that create or delete the organization, or do not concern it. */
const aside = new Set([
  "createOrganization",
  "deleteOrganization",
  "sendCall",
  "sendZip",
  "forkSnapshot",
  "deleteCaughtRequests",
]);

export function actOf(entry: JournalEntry, effects: readonly JournalEntry[]): Act | LeftOut | undefined {
  const { id: entryId, kind, at, exchange, operation, status, details = {}, candidateId } = entry;
  if (exchange === undefined || (kind !== "request" && kind !== "control" && kind !== "page")) return undefined;
  const { method, path, faultId, aborted = false } = exchange;
  const what = `${method} ${path}`;
  if (kind === "page") return pageAct(entry, effects);
  if (kind === "control" && aside.has(operation)) return undefined;
  if (status === undefined || aborted) return { leftOut: `${what} had no response.` };
  if (notRepeatable.has(status)) return { leftOut: `${what} had ${status}, which depends on headers or on real time.` };
  if (status >= 500 && faultId === undefined) return { leftOut: `${what} had ${status}.` };
  const { requestBody, responseBody, query } = details;
  if (requestBody !== undefined && requestBody.length > KEPT)
    throw new NotRepeatableError(
      `${what} (${entryId}) sent ${requestBody.length} characters, but the journal keeps only the first of them`,
    );
  if (requestBody?.text.includes("\uFFFD") && Buffer.byteLength(requestBody.text) !== requestBody.length)
    throw new NotRepeatableError(`${what} (${entryId}) sent bytes that are not UTF-8, which the journal does not keep`);
  return {
    ...{ entryId, at, method, query, status, candidateId },
    ...ofTheOrganization(entry, operation, path),
    api: exchange.version ?? "control",
    requestText: requestBody?.text,
    response: responseBody && responseBody.length <= KEPT ? parsed(responseBody.text) : undefined,
  };
}

/** A test must not move the clock of other organizations. */
function ofTheOrganization({ organizationId }: JournalEntry, operationId: string, path: string) {
  const move = /^\/control\/clock\/(advance|freeze|resume)$/.exec(path)?.[1];
  if (move === undefined || organizationId === undefined) return { operationId, path };
  return { operationId: `${move}OrganizationClock`, path: `/control/organizations/${organizationId}/clock/${move}` };
}

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/** The control API repeats a candidate's action. */
function pageAct(entry: JournalEntry, effects: readonly JournalEntry[]): Act | LeftOut | undefined {
  const { id: entryId, at, operation, status, exchange } = entry;
  const changes = effects.filter(({ kind, change }) => kind === "change" && change?.kind === "UPDATED");
  const candidateId = entry.candidateId ?? changes.find((change) => change.candidateId !== undefined)?.candidateId;
  const move = /^POST \/t\/:token\/(start|submit)$/.exec(operation)?.[1];
  const isMove = move !== undefined && changes.length > 0;
  const isAnswer = operation.startsWith("POST /t/:token/sections/") && changes.length > 0;
  if (candidateId === undefined || !(isMove || isAnswer))
    return exchange?.method === "GET"
      ? undefined
      : { leftOut: `${operation} on a page, ${status ?? "without response"}.` };
  const common = { entryId, at, api: "control", method: "POST", status: 200, candidateId } as const;
  if (isMove)
    return { ...common, operationId: `${move}Assessment`, path: `/control/assessments/${candidateId}/${move}` };
  const answered = new Map<string, string>();
  for (const { path } of changes.flatMap(({ details }) => details?.patch ?? [])) {
    const place = /^\/assessments\/(\d+)\/sections\/(\d+)\/answers\/(\d+)\/value/.exec(path)?.slice(1);
    if (place !== undefined) answered.set(place.join("/"), `\u0001answer/${candidateId}/${place.join("/")}`);
  }
  if (answered.size === 0) return undefined;
  // The recorder fills in identifiers and values.
  const requestText = JSON.stringify({ answers: [...answered.values()] });
  return {
    ...common,
    operationId: "answerAssessment",
    path: `/control/assessments/${candidateId}/answer`,
    requestText,
  };
}
