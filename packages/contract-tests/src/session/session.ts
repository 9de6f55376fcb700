import type { Hints } from "../document/any-document.ts";
import type { ApiDocument, Operation } from "../document/document.ts";
import type { Validator } from "../document/validator.ts";
import type { Fact } from "../facts/facts.ts";
import type { StatedMembers } from "../facts/stated-members.ts";
import type { Coverage } from "../findings/coverage.ts";
import type { Exercise } from "../findings/exercise.ts";
import type { Cost, Outcome, Problem, Slowest } from "../findings/outcome.ts";
import type { Listener } from "../listen/listener.ts";
import type { CallOptions } from "../messages/calls.ts";
import type { CheckedResponse, Expectation } from "../messages/check-response.ts";
import type { ReceivedResponse, Server } from "../messages/send.ts";
import type { Body, BodyMaker } from "./bodies.ts";
import type { OwnResource } from "./own-resources.ts";
import type { KnownIds } from "./seen-ids.ts";
import type { RegisterHook, Simulate } from "./simulation.ts";

/** Checks and moves of one service, which its document cannot describe. */
export interface Plugin {
  /** Checks to call after the generic ones and before comparisons of their effects. */
  readonly checks: readonly Check[];
  /** Prepares path values by calls of another API; undefined for other operations. */
  preparePath(writing: Writing, operation: Operation): Promise<PathValues | undefined>;
  readClock(session: Session): Promise<number | undefined>;
  /** Returns whether an operation moves a clock, which cannot be undone. */
  movesClock(operation: Operation): boolean;
}

export interface SessionOptions extends Server {
  document: ApiDocument;
  apiKey: string;
  /** Keys by security scheme. */
  credentials?: Readonly<Record<string, string>> | undefined;
  /** Key without access to data of the first. */
  otherApiKey?: string | undefined;
  only?: readonly string[] | undefined;
  operations?: readonly string[] | undefined;
  write?: boolean | undefined;
  facts?: readonly Fact[] | undefined;
  hints?: Hints | undefined;
  plugin?: Plugin | undefined;
  checks?: readonly Check[] | undefined;
  /** Performs actions without an operation, such as taking a test; some checks need it. */
  simulate?: Simulate | undefined;
  /** Registers webhooks for versions without such an operation. */
  register?: RegisterHook | undefined;
  /** Webhook receiver; without it, webhooks are not checked. */
  listener?: Listener | undefined;
  webhookSecret?: string | undefined;
  task?: string | undefined;
  /** Maximum seconds per response; without it, durations are only reported. */
  maxDuration?: number | undefined;
  /** Other versions of the service; a run adds itself. */
  versions?: Session[] | undefined;
  /**
   * Time budget in seconds: first each operation is compared with the document, then the parts follow by value. Each
   * check may use a fifth of it.
   */
  maxSeconds?: number | undefined;
  /** Seconds until the server shows a change everywhere. */
  wait?: number | undefined;
  /** Waits for seconds; default: a timer. */
  pause?: ((seconds: number) => Promise<unknown>) | undefined;
  /** Whether to end at the first finding; created resources may remain. */
  bail?: boolean | undefined;
  /** Aborts the run, which deletes created data and reports the checks so far. */
  signal?: AbortSignal | undefined;
  progress?: ((line: string) => void) | undefined;
}

/** Ends the run at the first finding, with `bail`. */
export class BailError extends Error {
  override name = "BailError";
}

/** Ends the run once the signal aborts. */
export class InterruptedError extends Error {
  override name = "InterruptedError";
}

export type PathValues = string[];

export type Reply = CheckedResponse & { response: ReceivedResponse };

export interface Session {
  document: ApiDocument;
  validator: Validator;
  stated: StatedMembers;
  options: SessionOptions;
  coverage: Coverage;
  exercise: Exercise;
  outcomes: Outcome[];
  slowest: Map<string, Slowest>;
  cost: Map<string, Cost>;
  ids: KnownIds;
  bases: string[];
  selects(operation: Operation): boolean;
  callOf(operation: Operation, path: PathValues, call?: CallOptions): CallOptions;
  headersOf(operation: Operation | undefined): Record<string, string>;
  /** Sends a request with retries after 429. Throws an UnreachableError. */
  ask(operation: Operation, path: PathValues, call?: CallOptions): Promise<ReceivedResponse>;
  /**
   * Sends a request and checks the response; the callback `judge` returns further problems if the status is expected.
   */
  check(
    operation: Operation,
    title: string,
    path: PathValues,
    call: CallOptions,
    expected: Expectation,
    judge?: (reply: Reply) => Problem[] | Promise<Problem[]>,
  ): Promise<Reply | undefined>;
  /** Runs a step and converts a missing response to a finding. */
  guard(operation: Operation, run: () => Promise<void>): Promise<void>;
  conclude(operation: Operation, title: string, problems: Problem[], status?: string): void;
  skip(operation: Operation, title: string, reason: string, status?: string): void;
  note(outcome: Outcome): void;
  /** Returns whether the server lacks an operation, as a response showed. */
  lacks(operation: Operation): boolean;
  noteUnsupported(operation: Operation): void;
  isSpent(): boolean;
  /** Returns whether the time budget is spent, and records the operation as skipped then. */
  isOver(operation: Operation, title: string): boolean;
  /** Names of checks that spent their share of the time budget. */
  stopped: Set<string>;
  /** Runs checks of an operation now, or with a time budget in `runPostponed`. */
  postpone(part: Part, operation: Operation, run: () => Promise<void>): Promise<void>;
  /** Runs postponed checks of all operations, the most valuable part first, until the time budget is spent. */
  runPostponed(): Promise<void>;
  /** Calls all checks at this moment, one after the other. */
  reach(moment: Moment): Promise<void>;
  /** Sets the current operation; undefined ends the run. */
  begin(operation: Operation | undefined): void;
}

/** Parts of a run after the comparison of each operation with the document, the most valuable first. */
export const PARTS = [
  "refused requests",
  "lists, filters and parameters",
  "difficult values and repeated changes",
] as const;
export type Part = (typeof PARTS)[number];

export interface Writing {
  session: Session;
  bodies: BodyMaker;
  own: OwnResource[];
  /** Known ids from before the run. */
  existing: ReadonlySet<string>;
  lost: string[];
}

/** A change with the object before and after the request. */
export interface Change {
  writing: Writing;
  body: Body | undefined;
}

/** An accepted request, the base of invalid and further requests. */
export interface Trial {
  bodies(): Body[];
  call(): CallOptions;
  took(reply: Reply, request: CallOptions): Promise<OwnResource | undefined>;
}

export type Moment =
  | { when: "contact"; operation: Operation }
  /** A response, including responses to checks. `body` parses JSON. */
  | {
      when: "seen";
      operation: Operation;
      path: PathValues;
      request: CallOptions;
      response: ReceivedResponse;
      body(): unknown;
    }
  /** A response to compare; `add` turns problems into findings. */
  | {
      when: "response";
      operation: Operation;
      path: PathValues;
      request: CallOptions;
      reply: Reply;
      expected: boolean;
      add(...problems: Problem[]): void;
    }
  /** A read; `reply` is set if the response was as documented. */
  | { when: "read"; operation: Operation; path: PathValues; reply: Reply | undefined }
  | { when: "all-read" }
  | { when: "unreached"; operation: Operation }
  | { when: "writing"; writing: Writing }
  /** A change: `changing` before the request, `changed` after its success. */
  | { when: "changing"; operation: Operation; path: PathValues; change: Change }
  | {
      when: "changed";
      operation: Operation;
      path: PathValues;
      change: Change;
      reply: Reply;
      created: OwnResource | undefined;
    }
  | { when: "variants"; operation: Operation; path: PathValues; trial: Trial }
  /** `before-refusals` and `after-refusals` check that refused requests change nothing; GET has neither. */
  | { when: "before-refusals" | "refusals" | "after-refusals"; operation: Operation; path: PathValues; trial: Trial }
  /** A deletion; `below` are the children. */
  | {
      when: "deleting" | "deleted";
      operation: Operation;
      path: PathValues;
      resource: OwnResource;
      below: readonly OwnResource[];
    }
  | { when: "emptied"; operation: Operation; path: PathValues }
  | { when: "all-written"; writing: Writing };

type Need = "--write" | "--listen";

/** A check, called at every moment of a run. */
export interface Check {
  /** Also the name of its file. */
  readonly name: string;
  readonly about: string;
  readonly needs: readonly Need[];
  /** Ignores other moments. */
  run(session: Session, moment: Moment): Promise<void>;
}

export function perSession<Value>(create: (session: Session) => Value): (session: Session) => Value {
  const kept = new WeakMap<Session, Value>();
  return (session) => {
    if (!kept.has(session)) kept.set(session, create(session));
    return kept.get(session) as Value;
  };
}
