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

/** One service's checks and moves, which its document cannot describe. */
export interface Plugin {
  /** After the generic checks, and before comparisons of their effects. */
  readonly checks: readonly Check[];
  /** By calls of another API; undefined for other operations. */
  preparePath(writing: Writing, operation: Operation): Promise<PathValues | undefined>;
  readClock(session: Session): Promise<number | undefined>;
  /** Cannot be undone. */
  movesClock(operation: Operation): boolean;
}

export interface SessionOptions extends Server {
  document: ApiDocument;
  apiKey: string;
  /** Keys by scheme. */
  credentials?: Readonly<Record<string, string>> | undefined;
  /** Without access to data of the first. */
  otherApiKey?: string | undefined;
  only?: readonly string[] | undefined;
  operations?: readonly string[] | undefined;
  /** Default: GET only. */
  write?: boolean | undefined;
  facts?: readonly Fact[] | undefined;
  /** Information that the document lacks. */
  hints?: Hints | undefined;
  plugin?: Plugin | undefined;
  /** Further checks of the user. */
  checks?: readonly Check[] | undefined;
  /** Actions without an operation, such as taking a test; needed by some checks. */
  simulate?: Simulate | undefined;
  /** For versions without an operation. */
  register?: RegisterHook | undefined;
  /** Without it, webhooks are not checked. */
  listener?: Listener | undefined;
  webhookSecret?: string | undefined;
  task?: string | undefined;
  /** Seconds; without it, durations are only reported. */
  maxDuration?: number | undefined;
  /** Other versions of the service; a run adds itself. */
  versions?: Session[] | undefined;
  /** Budget in seconds. After it, remaining operations are skipped; each check may use a fifth of it. */
  maxSeconds?: number | undefined;
  /** Seconds after a change until the server shows it everywhere. */
  wait?: number | undefined;
  /** Waits for seconds. Default: a timer. */
  pause?: ((seconds: number) => Promise<unknown>) | undefined;
  /** Ends the run at the first finding; created resources may remain. */
  bail?: boolean | undefined;
  /** Deletes created data, and reports the checks so far. */
  signal?: AbortSignal | undefined;
  progress?: ((line: string) => void) | undefined;
}

/** At the first finding, with `bail`. */
export class BailError extends Error {
  override name = "BailError";
}

/** Once, when the signal aborts. */
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
  /** Of the server, then of the document. */
  bases: string[];
  selects(operation: Operation): boolean;
  callOf(operation: Operation, path: PathValues, call?: CallOptions): CallOptions;
  headersOf(operation: Operation | undefined): Record<string, string>;
  /** Retries a 429. Throws an UnreachableError. */
  ask(operation: Operation, path: PathValues, call?: CallOptions): Promise<ReceivedResponse>;
  /** `judge` returns further problems if the status is as expected. */
  check(
    operation: Operation,
    title: string,
    path: PathValues,
    call: CallOptions,
    expected: Expectation,
    judge?: (reply: Reply) => Problem[] | Promise<Problem[]>,
  ): Promise<Reply | undefined>;
  /** A missing response is a finding. */
  guard(operation: Operation, run: () => Promise<void>): Promise<void>;
  conclude(operation: Operation, title: string, problems: Problem[], status?: string): void;
  skip(operation: Operation, title: string, reason: string, status?: string): void;
  note(outcome: Outcome): void;
  lacks(operation: Operation): boolean;
  /** Returns whether the time budget is spent, and notes the operation as skipped then. */
  isOver(operation: Operation, title: string): boolean;
  /** Names of checks that used up their part of the time budget. */
  stopped: Set<string>;
  /** Calls all checks at this moment, one after the other. */
  reach(moment: Moment): Promise<void>;
  /** Undefined ends the run. */
  begin(operation: Operation | undefined): void;
}

export interface Writing {
  session: Session;
  bodies: BodyMaker;
  own: OwnResource[];
  /** As far as known. */
  existing: ReadonlySet<string>;
  lost: string[];
}

/** The same object before and after the request. */
export interface Change {
  writing: Writing;
  body: Body | undefined;
}

/** The base of invalid and further requests. */
export interface Trial {
  bodies(): Body[];
  call(): CallOptions;
  took(reply: Reply, request: CallOptions): Promise<OwnResource | undefined>;
}

/** When checks are called. */
export type Moment =
  | { when: "contact"; operation: Operation }
  /** Including responses to checks. `body` parses JSON. */
  | {
      when: "seen";
      operation: Operation;
      path: PathValues;
      request: CallOptions;
      response: ReceivedResponse;
      body(): unknown;
    }
  /** `add` turns problems into findings. */
  | {
      when: "response";
      operation: Operation;
      path: PathValues;
      request: CallOptions;
      reply: Reply;
      expected: boolean;
      add(...problems: Problem[]): void;
    }
  /** `reply` is set if the response was as documented. */
  | { when: "read"; operation: Operation; path: PathValues; reply: Reply | undefined }
  | { when: "all-read" }
  | { when: "unreached"; operation: Operation }
  | { when: "writing"; writing: Writing }
  /** `changing` before the request, `changed` after its success. */
  | { when: "changing"; operation: Operation; path: PathValues; change: Change }
  | {
      when: "changed";
      operation: Operation;
      path: PathValues;
      change: Change;
      reply: Reply;
      created: OwnResource | undefined;
    }
  /** Other forms of an accepted change. */
  | { when: "variants"; operation: Operation; path: PathValues; trial: Trial }
  /** `before-refusals` and `after-refusals` check that refused requests change nothing; GET has neither. */
  | { when: "before-refusals" | "refusals" | "after-refusals"; operation: Operation; path: PathValues; trial: Trial }
  /** `below` are the children. */
  | {
      when: "deleting" | "deleted";
      operation: Operation;
      path: PathValues;
      resource: OwnResource;
      below: readonly OwnResource[];
    }
  /** All elements of a list were deleted. */
  | { when: "emptied"; operation: Operation; path: PathValues }
  | { when: "all-written"; writing: Writing };

type Need = "--write" | "--listen";

/** Called at every moment of a run. */
export interface Check {
  /** Also the name of the file. */
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
