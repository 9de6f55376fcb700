import { setTimeout as sleep } from "node:timers/promises";
import type { CheckName } from "../checks/checks.ts";
import { createErrorCheck, detailsOf } from "../checks/errors.ts";
import type { ApiDocument, Operation } from "../document/document.ts";
import { arrayAt, isObject } from "../document/json.ts";
import { child } from "../document/pointer.ts";
import { createValidator, type Validator } from "../document/validator.ts";
import type { Fact } from "../facts/facts.ts";
import { createStatedMembers, type StatedMembers } from "../facts/stated-members.ts";
import { type Coverage, createCoverage } from "../findings/coverage.ts";
import type { Finding } from "../findings/finding.ts";
import { CouldNotRunError, NOT_IMPLEMENTED, type Outcome, type Problem, type Slowest } from "../findings/outcome.ts";
import type { Listener } from "../listen/listener.ts";
import type { RegisterHook, Simulate } from "../lives/simulate.ts";
import { buildCall, type Call, type CallOptions } from "../messages/calls.ts";
import { type CheckedResponse, checkResponse, type Expectation, responseOf } from "../messages/check-response.ts";
import { curlOf, KEY_VARIABLE } from "../messages/curl.ts";
import { type ReceivedResponse, type Server, send, UnreachableError } from "../messages/send.ts";
import { patienceFor, TRIES } from "./patience.ts";
import { createProgress } from "./progress.ts";
import { createKnownIds, type KnownIds, parametersOfPath } from "./seen-ids.ts";

export interface ProbeOptions extends Server {
  document: ApiDocument;
  apiKey: string;
  /** A key of another organization, which must not see what the first has. */
  otherApiKey?: string | undefined;
  /** Check only operations with one of these tags. */
  only?: readonly string[] | undefined;
  /** Allow requests that change data; default false: GET only. */
  write?: boolean | undefined;
  /** Values that the document must refuse, kept by hand beside it; those of bodies and parameters are sent as well. */
  facts?: readonly Fact[] | undefined;
  /** Adds generated requests: so many valid and so many wrong ones per operation, the same again for the same seed. */
  fuzz?: { examples: number; seed: string } | undefined;
  /** Does what no operation can; without it what depends on that is skipped. */
  simulate?: Simulate | undefined;
  /** Registers webhooks where no operation does. */
  register?: RegisterHook | undefined;
  /** Where webhooks arrive; without it they are not checked. */
  listener?: Listener | undefined;
  /** Secret of the webhook of a version in which nothing registers one, so that the address was registered by hand. */
  webhookSecret?: string | undefined;
  /** A task with source code that may be replaced. */
  task?: string | undefined;
  /** Seconds that no response may take longer than; without it durations are reported only. */
  maxDuration?: number | undefined;
  /** Checks to leave out. */
  except?: readonly CheckName[] | undefined;
  /** Ends the run at the first finding; what it created may then stay. */
  bail?: boolean | undefined;
  /** Takes one line per operation while the run goes on. */
  progress?: ((line: string) => void) | undefined;
}

/** Ends a run that was to end at the first finding. */
export class BailError extends Error {
  override name = "BailError";
}

/** Values of path parameters in the order of the path. */
export type PathValues = string[];

/** A response together with what the check made of it. */
export type Reply = CheckedResponse & { response: ReceivedResponse };

export interface Session {
  document: ApiDocument;
  validator: Validator;
  /** Members of bodies that the facts speak of. */
  stated: StatedMembers;
  options: ProbeOptions;
  coverage: Coverage;
  outcomes: Outcome[];
  /** The slowest response of each operation. */
  slowest: Map<string, Slowest>;
  /** Ids that the server itself has shown. */
  ids: KnownIds;
  /** Whether a check is not left out by `except`. */
  runs(check: CheckName): boolean;
  /** Facts that checks found out once, for all operations. */
  memory: {
    asksForKeys?: Promise<boolean>;
    links?: Map<string, string>;
    origins?: Map<string, string>;
    large?: boolean;
    long?: Set<string>;
  };
  /** Base URLs under which this API is known: the server's, then those the document declares. */
  bases: string[];
  /** The options of a call with the values of its path. */
  callOf(operation: Operation, path: PathValues, call?: CallOptions): CallOptions;
  /** Headers of a request to an address that the server gave. */
  headersOf(operation: Operation | undefined): Record<string, string>;
  /** Sends a request and waits where the server asks to (429). Undefined when no response came, which the outcome then says. */
  ask(operation: Operation, path: PathValues, call?: CallOptions): Promise<ReceivedResponse>;
  /**
   * Sends a request, checks the response and notes the outcome. `judge` looks at a response that has the expected status and says what
   * else is wrong with it.
   */
  check(
    operation: Operation,
    title: string,
    path: PathValues,
    call: CallOptions,
    expected: Expectation,
    judge?: (reply: Reply) => Problem[] | Promise<Problem[]>,
  ): Promise<Reply | undefined>;
  /** Runs a check that sends requests of its own; no response to one of them is a finding of the operation. */
  guard(operation: Operation, run: () => Promise<void>): Promise<void>;
  /** Notes the outcome of a check that no single request stands for. */
  conclude(operation: Operation, title: string, problems: Problem[], status?: string): void;
  skip(operation: Operation, title: string, reason: string, status?: string): void;
  /** Adds an outcome that no request of its own stands for. */
  note(outcome: Outcome): void;
  /** Whether a checked request to an operation was responded to with 501. */
  lacks(operation: Operation): boolean;
  /** Marks the following requests as those of this operation; undefined ends the run. */
  begin(operation: Operation | undefined): void;
}

/** A server that fails to respond this often in a row is taken for gone. */
const GONE_AFTER = 3;

export function createSession(options: ProbeOptions): Session {
  const { document, apiKey, baseUrl } = options;
  const validator = createValidator(document);
  const coverage = createCoverage();
  const outcomes: Outcome[] = [];
  const progress = createProgress(options.progress);
  const declared = arrayAt(document.root, "servers").flatMap((server) =>
    isObject(server) ? [String(server.url)] : [],
  );
  const bases = [options.baseUrl.replace(/\/+$/, ""), ...declared];
  const runs = (check: CheckName): boolean => !options.except?.includes(check);
  const slowest = new Map<string, Slowest>();
  const lacking = new Set<string>();
  let failed = 0;
  /** The last two requests, the newest first. */
  let sent: [last: string | undefined, before: string | undefined] = [undefined, undefined];

  const sendPatiently = async (operation: Operation, call: Call): Promise<ReceivedResponse> => {
    for (let tries = 1; ; tries += 1) {
      const response = await send(options, call);
      failed = 0;
      const { request, seconds } = response;
      sent = [`${request} → ${response.status}`, sent[0]];
      if (seconds > (slowest.get(operation.id)?.seconds ?? 0)) slowest.set(operation.id, { seconds, request });
      if (response.status !== 429 || tries === TRIES) return response;
      const checked = checkResponse(operation, response, validator);
      coverage.reach(operation.id, checked.status);
      noteFindings(operation, "responds with 429 as documented", "429", checked.findings, 0);
      const wait = patienceFor(response, document);
      options.progress?.(`the rate limit is reached, waiting ${wait} s`);
      await sleep(wait * 1000);
    }
  };

  const note = (outcome: Outcome) => {
    outcomes.push(outcome);
    progress.add(outcome);
    if (options.bail && outcome.result === "failed") throw new BailError();
  };
  const noteFindings = (
    operation: Operation,
    title: string,
    status: string | undefined,
    findings: Finding[],
    seconds: number,
  ) =>
    note({
      operation: operation.id,
      title,
      status,
      result: findings.length > 0 ? "failed" : "passed",
      findings,
      seconds,
    });

  /** No response is a finding, unless the server is gone. */
  const noteSilence = (
    operation: Operation,
    title: string,
    status: string | undefined,
    error: unknown,
    seconds: number,
  ) => {
    if (!(error instanceof UnreachableError)) throw error;
    failed += 1;
    if (failed >= GONE_AFTER) throw new CouldNotRunError(`the server stopped responding: ${error.message}`);
    const pointer = status ? child(operation.pointer, "responses", status) : operation.pointer;
    const finding = { check: "call", operation: operation.id, status, pointer, message: error.message };
    noteFindings(operation, title, status, [finding], seconds);
  };

  const callOf: Session["callOf"] = (operation, path, call = {}) => {
    const values = Object.fromEntries(parametersOfPath(operation.path).map(({ name }, index) => [name, path[index]]));
    return { apiKey, ...call, values: { ...values, ...call.values } };
  };
  const ask: Session["ask"] = (operation, path, call) =>
    sendPatiently(operation, buildCall(operation, callOf(operation, path, call)));
  const checkError = createErrorCheck();
  const curl = (operation: Operation, path: PathValues, call: CallOptions = {}): string => {
    const options = callOf(operation, path, call);
    // Keys stand in no report.
    const key = options.apiKey === apiKey ? KEY_VARIABLE : options.apiKey && "ANOTHER_API_KEY";
    return curlOf(baseUrl, buildCall(operation, { ...options, apiKey: key }));
  };

  return {
    document,
    validator,
    stated: createStatedMembers(document, options.facts ?? []),
    options,
    coverage,
    outcomes,
    slowest,
    ids: createKnownIds(document, bases),
    runs,
    memory: {},
    bases,
    callOf,
    headersOf: (operation) =>
      operation
        ? buildCall({ ...operation, parameters: [], path: "/", requestBody: undefined }, { apiKey }).headers
        : {},
    ask,
    conclude(operation, title, problems, status) {
      const findings = problems.map((one) => ({ operation: operation.id, status, pointer: operation.pointer, ...one }));
      noteFindings(operation, title, status, findings, 0);
    },
    async guard(operation, run) {
      try {
        await run();
      } catch (error) {
        noteSilence(operation, "responds", undefined, error, 0);
      }
    },
    async check(operation, title, path, call, expected, judge = () => []) {
      const start = performance.now();
      const seconds = () => (performance.now() - start) / 1000;
      try {
        const response = await ask(operation, path, call);
        const after = sent[1];
        const checked = checkResponse(operation, response, validator, expected);
        coverage.reach(operation.id, checked.status);
        if (response.status === 501) {
          lacking.add(operation.id);
          const common = { operation: operation.id, title, status: expected.status, seconds: seconds() };
          note({ ...common, result: "skipped", findings: [], reason: NOT_IMPLEMENTED });
          return undefined;
        }
        const reply = { ...checked, response };
        const spec = responseOf(operation, response.status);
        const problems = runs("errors") ? checkError(response, checked.body, spec?.pointer ?? operation.pointer) : [];
        if (expected.status === undefined || checked.status === expected.status) problems.push(...(await judge(reply)));
        const common = { operation: operation.id, status: String(response.status), request: response.request };
        const pointer = spec?.pointer ?? operation.pointer;
        const findings = [...checked.findings, ...problems.map((one) => ({ ...common, pointer, ...one }))];
        const details = detailsOf(response);
        const shown = findings.map((one) => ({ curl: curl(operation, path, call), after, details, ...one }));
        noteFindings(operation, title, expected.status, shown, seconds());
        return reply;
      } catch (error) {
        noteSilence(operation, title, expected.status, error, seconds());
        return undefined;
      }
    },
    skip(operation, title, reason, status) {
      note({ operation: operation.id, title, status, result: "skipped", findings: [], reason, seconds: 0 });
    },
    note,
    lacks: ({ id }) => lacking.has(id),
    begin: (operation) => (operation ? progress.begin(operation.id) : progress.end()),
  };
}

/** The status of success: the first declared one from 200 to 299. */
export const successOf = (operation: Operation): string | undefined =>
  operation.responses.find(({ status }) => status.startsWith("2"))?.status;

export const declares = (operation: Operation, status: string): boolean =>
  operation.responses.some((response) => response.status === status);

/** An id that nothing has, of the same shape as one that exists, so that it is unknown rather than malformed. */
export function unknownLike(id: string | undefined): string {
  const known = id ?? "unknown_00000000";
  const kept = known.includes("_") ? known.slice(0, known.indexOf("_") + 1) : "";
  return kept + known.slice(kept.length).replace(/[A-Z]/g, "Z").replace(/[a-z]/g, "z").replace(/[0-9]/g, "0");
}
