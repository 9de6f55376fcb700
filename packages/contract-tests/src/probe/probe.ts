import { checksWith } from "../checks/checks.ts";
import type { ApiDocument, Operation } from "../document/document.ts";
import { successOf } from "../document/operations.ts";
import { CouldNotRunError, type Outcome, OVER, type ProbeReport } from "../findings/outcome.ts";
import { fuzzServer } from "../fuzz/phase.ts";
import { UnreachableError } from "../messages/send.ts";
import { createSession } from "../session/create-session.ts";
import {
  BailError,
  type Check,
  InterruptedError,
  PARTS,
  type Session,
  type SessionOptions,
} from "../session/session.ts";
import { checkReads, skipUnread } from "./reads.ts";
import { checkWrites } from "./writes.ts";

export interface ProbeOptions extends SessionOptions {
  /** Random requests; a seed repeats them. */
  fuzz?: { examples: number; seed: string } | undefined;
  except?: readonly string[] | undefined;
}

/**
 * Checks a server against a document, with GET only unless `write` is set. Throws a CouldNotRunError if the server is
 * unreachable, refuses the key or serves another API. A later end is the report's `ended`.
 */
export async function probe(options: ProbeOptions): Promise<ProbeReport> {
  const { document, only = [], write = false, except = [] } = options;
  checkTags(document, only);
  const checks = checksWith(options.plugin, options.checks);
  const running = checks.filter((one) => reasonAgainst(one, options, except) === undefined);
  const session = createSession(options, running);
  for (const { operation, reason } of document.withheld ?? [])
    if (session.selects(operation)) session.skip(operation, "works as documented", reason);
  const leftBehind: string[] = [];
  const startedAt = Date.now();
  let ended: string | undefined;
  const contact = await reached(makeContact(session));
  try {
    const unread = await checkReads(session);
    if (contact && session.selects(contact)) await session.reach({ when: "contact", operation: contact });
    if (write) leftBehind.push(...(await checkWrites(session, unread)));
    else for (const operation of unread) await skipUnread(session, operation);
    const compare = !except.includes("stored");
    if (options.fuzz) leftBehind.push(...(await fuzzServer(session, { ...options.fuzz, compare })));
    session.begin(undefined);
  } catch (error) {
    if (error instanceof UnreachableError || error instanceof CouldNotRunError || error instanceof InterruptedError)
      ended = error.message;
    else if (!(error instanceof BailError)) throw error;
  }
  options.versions?.push(session);
  checkDurations(session);
  skipTheRest(session, write);
  return {
    document: { ...document, operations: document.operations.filter(session.selects) },
    baseUrl: options.baseUrl,
    write,
    fuzz: options.fuzz,
    except: checks.map(({ name }) => name).filter((name) => except.includes(name)),
    checks: checks.map((one) => ({ name: one.name, reason: reasonAgainst(one, options, except) })),
    startedAt,
    finishedAt: Date.now(),
    outcomes: session.outcomes,
    coverage: session.coverage,
    exercise: session.exercise,
    unsupported: document.operations.filter(session.lacks).map(({ id }) => id),
    slowest: session.slowest,
    cost: session.cost,
    ended,
    budget: options.maxSeconds === undefined ? undefined : budgetOf(session, options.maxSeconds),
    leftBehind,
  };
}

async function reached<Value>(contact: Promise<Value>): Promise<Value> {
  try {
    return await contact;
  } catch (error) {
    throw error instanceof UnreachableError ? new CouldNotRunError(error.message, { cause: error }) : error;
  }
}

function reasonAgainst(
  { name, needs }: Check,
  { write, listener }: SessionOptions,
  except: readonly string[],
): string | undefined {
  if (except.includes(name)) return "it is excluded";
  const given = { "--write": write === true, "--listen": listener !== undefined };
  const missing = needs.filter((need) => !given[need]);
  return missing.length > 0 ? `needs ${missing.join(" and ")}` : undefined;
}

function budgetOf({ outcomes, stopped }: Session, seconds: number): ProbeReport["budget"] {
  const left = outcomes.filter(({ reason }) => reason === OVER);
  const skipped = [...new Set(left.map(partOf))].map((what) => {
    const own = left.filter((one) => partOf(one) === what);
    return { what, operations: new Set(own.map(({ operation }) => operation)).size };
  });
  return { seconds, stopped: [...stopped], skipped };
}

const partOf = ({ title }: Outcome): string =>
  PARTS.find((part) => part === title) ??
  (title === "handles generated requests" ? "generated requests" : "comparison with the document");

function checkTags({ operations }: ApiDocument, only: readonly string[]): void {
  const tags = [...new Set(operations.flatMap((operation) => operation.tags))];
  const unknown = only.find((tag) => !tags.includes(tag));
  if (unknown !== undefined)
    throw new CouldNotRunError(`there is no tag ${JSON.stringify(unknown)}; choose from ${tags.join(", ")}`);
}

/** Sends the first request, so that a wrong URL or key is one error instead of a hundred findings. */
async function makeContact(session: Session): Promise<Operation | undefined> {
  const { document, options } = session;
  const lists = document.operations.filter(({ method, path }) => method === "GET" && !path.includes("{"));
  for (const operation of lists) {
    const { status, request } = await session.ask(operation, []);
    if (status === 401 || status === 403) {
      throw new CouldNotRunError(
        `${request} responded with ${status}: is the ${document.policy.hints && operation.key ? `key of ${operation.key.scheme}` : "API key"} right, and is this a server of ${document.name}?`,
      );
    }
    if (status !== 404) return operation;
  }
  if (lists.length > 0 && !document.policy.partialServer) {
    throw new CouldNotRunError(
      document.policy.hints
        ? `nothing of ${document.name} responds below ${options.baseUrl}; the base URL must end with the path of the document's servers`
        : `nothing of ${document.name} responds below ${options.baseUrl}; the base URL must end with the version's path, such as /${document.name}`,
    );
  }
  return undefined;
}

function checkDurations({ document, options: { maxDuration }, slowest, conclude }: Session): void {
  if (maxDuration === undefined) return;
  for (const operation of document.operations) {
    const one = slowest.get(operation.id);
    if (!one) continue;
    const message = `a response took ${one.seconds.toFixed(2)} s, ${maxDuration} s are allowed`;
    const problems = one.seconds > maxDuration ? [{ check: "duration", message, request: one.request }] : [];
    conclude(operation, `responds within ${maxDuration} s`, problems);
  }
}

function skipTheRest(session: Session, write: boolean): void {
  for (const operation of session.document.operations.filter(session.selects)) {
    if (operation.method !== "GET" && !write) {
      session.skip(operation, "works as documented", "it changes data; run with --write");
      continue;
    }
    const known = session.outcomes.filter((one) => one.operation === operation.id);
    const reached = session.coverage.count(operation.id, successOf(operation) ?? "") > 0;
    if (!reached && known.some(({ result, status }) => result === "skipped" && status === undefined)) continue;
    for (const { status, implied } of operation.responses) {
      if (implied || session.coverage.count(operation.id, status) > 0 || known.some((one) => one.status === status))
        continue;
      session.skip(operation, `responds with ${status} as documented`, reasonFor(status), status);
    }
  }
}

function reasonFor(status: string): string {
  if (status === "429") return "the rate limit was not reached";
  if (status === "default") return "unexpected failures cannot be provoked";
  if (status === "400") return "no value that the document forbids could be sent";
  return "no request is known to cause it";
}
