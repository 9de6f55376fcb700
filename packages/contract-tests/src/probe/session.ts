import { setTimeout as sleep } from "node:timers/promises";
import { buildCall, type Call, type CallOptions } from "../calls.ts";
import { type CheckedResponse, checkResponse, type Expectation } from "../check-response.ts";
import { type Coverage, createCoverage } from "../coverage.ts";
import type { ApiDocument, Operation } from "../document.ts";
import type { Finding } from "../finding.ts";
import { arrayAt, isObject } from "../json.ts";
import { child } from "../pointer.ts";
import { type ReceivedResponse, type Server, send, UnreachableError } from "../send.ts";
import { createValidator, type Validator } from "../validator.ts";
import { createKnownIds, type KnownIds, parametersOfPath } from "./known-ids.ts";
import { CouldNotRunError, type Outcome } from "./outcome.ts";

export interface ProbeOptions extends Server {
  document: ApiDocument;
  apiKey: string;
  /** Check only operations with one of these tags. */
  only?: readonly string[] | undefined;
  /** Allow requests that change data; default false: GET only. */
  write?: boolean | undefined;
  /** Adds generated requests: so many valid and so many wrong ones per operation, the same again for the same seed. */
  fuzz?: { examples: number; seed: string } | undefined;
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
  options: ProbeOptions;
  coverage: Coverage;
  outcomes: Outcome[];
  /** Ids that the server itself has shown. */
  ids: KnownIds;
  /** Base URLs under which this API is known: the server's, then those the document declares. */
  bases: string[];
  /** The options of a call with the values of its path. */
  callOf(operation: Operation, path: PathValues, call?: CallOptions): CallOptions;
  /** Sends a request and waits where the server asks to (429). Undefined when no response came, which the outcome then says. */
  ask(operation: Operation, path: PathValues, call?: CallOptions): Promise<ReceivedResponse>;
  /** Sends a request, checks the response and notes the outcome. */
  check(
    operation: Operation,
    title: string,
    path: PathValues,
    call: CallOptions,
    expected: Expectation,
  ): Promise<Reply | undefined>;
  skip(operation: Operation, title: string, reason: string, status?: string): void;
  /** Adds an outcome that no request of its own stands for. */
  note(outcome: Outcome): void;
  /** Marks the following requests as those of this operation; undefined ends the run. */
  begin(operation: Operation | undefined): void;
}

/** Longest wait that a 429 may ask for, in seconds. */
const LONGEST_WAIT = 60;
const TRIES = 4;
/** A server that fails to respond this often in a row is taken for gone. */
const GONE_AFTER = 3;

export function createSession(options: ProbeOptions): Session {
  const { document, apiKey } = options;
  const validator = createValidator(document);
  const coverage = createCoverage();
  const outcomes: Outcome[] = [];
  const progress = createProgress(options.progress);
  const declared = arrayAt(document.root, "servers").flatMap((server) =>
    isObject(server) ? [String(server.url)] : [],
  );
  const bases = [options.baseUrl.replace(/\/+$/, ""), ...declared];
  let failed = 0;

  const sendPatiently = async (operation: Operation, call: Call): Promise<ReceivedResponse> => {
    for (let tries = 1; ; tries += 1) {
      const response = await send(options, call);
      failed = 0;
      if (response.status !== 429 || tries === TRIES) return response;
      const checked = checkResponse(operation, response, validator);
      coverage.reach(operation.id, checked.status);
      noteFindings(operation, "responds with 429 as documented", "429", checked.findings, 0);
      const seconds = waitOf(response, document);
      if (seconds > LONGEST_WAIT)
        throw new CouldNotRunError(
          `${response.request} responded with 429 and asks to wait ${seconds} s; try again later`,
        );
      options.progress?.(`the rate limit is reached, waiting ${seconds} s`);
      await sleep(seconds * 1000);
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

  const callOf: Session["callOf"] = (operation, path, call = {}) => {
    const values = Object.fromEntries(parametersOfPath(operation.path).map(({ name }, index) => [name, path[index]]));
    return { apiKey, ...call, values: { ...values, ...call.values } };
  };
  const ask: Session["ask"] = (operation, path, call) =>
    sendPatiently(operation, buildCall(operation, callOf(operation, path, call)));

  return {
    document,
    validator,
    options,
    coverage,
    outcomes,
    ids: createKnownIds(document, bases),
    bases,
    callOf,
    ask,
    async check(operation, title, path, call, expected) {
      const start = performance.now();
      const seconds = () => (performance.now() - start) / 1000;
      try {
        const response = await ask(operation, path, call);
        const checked = checkResponse(operation, response, validator, expected);
        coverage.reach(operation.id, checked.status);
        noteFindings(operation, title, expected.status, checked.findings, seconds());
        return { ...checked, response };
      } catch (error) {
        if (!(error instanceof UnreachableError)) throw error;
        failed += 1;
        if (failed >= GONE_AFTER) throw new CouldNotRunError(`the server stopped responding: ${error.message}`);
        const pointer = expected.status ? child(operation.pointer, "responses", expected.status) : operation.pointer;
        const finding = {
          check: "call",
          operation: operation.id,
          status: expected.status,
          pointer,
          message: error.message,
        };
        noteFindings(operation, title, expected.status, [finding], seconds());
        return undefined;
      }
    },
    skip(operation, title, reason, status) {
      note({ operation: operation.id, title, status, result: "skipped", findings: [], reason, seconds: 0 });
    },
    note,
    begin: (operation) => (operation ? progress.begin(operation.id) : progress.end()),
  };
}

/** Writes one line per operation, when the next one begins. */
function createProgress(write: (line: string) => void = () => {}): Progress {
  let name: string | undefined;
  let results: Outcome[] = [];
  const end = () => {
    const parts = (["passed", "failed", "skipped"] as const).flatMap((result) => {
      const count = results.filter((outcome) => outcome.result === result).length;
      return count > 0 ? [`${count} ${result}`] : [];
    });
    if (name !== undefined) write(`${name}: ${parts.join(", ") || "nothing to check"}`);
    name = undefined;
    results = [];
  };
  return {
    begin(operation) {
      if (operation === name) return;
      end();
      name = operation;
    },
    add: (outcome) => void results.push(outcome),
    end,
  };
}

interface Progress {
  begin(operation: string): void;
  add(outcome: Outcome): void;
  end(): void;
}

/** Seconds that a 429 asks to wait; without a usable header the period of the document's rate limit. */
function waitOf(response: ReceivedResponse, { root }: ApiDocument): number {
  const header = Number(response.headers.get("retry-after") ?? Number.NaN);
  if (header > 0) return header;
  const limit = root["x-rate-limit"];
  return isObject(limit) && typeof limit.seconds === "number" ? limit.seconds : 1;
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
