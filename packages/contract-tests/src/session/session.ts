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

/** Checks and moves of one service that its document cannot describe. Generic code calls them without knowing the service. */
export interface Plugin {
  /** Run after the generic checks, and before the checks that compare the effects of all others. */
  readonly checks: readonly Check[];
  /** Creates the data that an operation needs with calls of another API; undefined for other operations. */
  preparePath(writing: Writing, operation: Operation): Promise<PathValues | undefined>;
  /** Time of a server with an adjustable clock, in milliseconds since 1970; undefined for other servers. */
  readClock(session: Session): Promise<number | undefined>;
  /** Whether an operation moves the server clock, which cannot be undone. */
  movesClock(operation: Operation): boolean;
}

export interface SessionOptions extends Server {
  document: ApiDocument;
  apiKey: string;
  /** Keys by scheme. */
  credentials?: Readonly<Record<string, string>> | undefined;
  /** Key of another organization, without access to data of the first. */
  otherApiKey?: string | undefined;
  only?: readonly string[] | undefined;
  operations?: readonly string[] | undefined;
  /** Allow requests that change data. Default: GET only. */
  write?: boolean | undefined;
  /** Handmade values that the document must accept or refuse; sent in bodies and parameters. */
  facts?: readonly Fact[] | undefined;
  /** Information about a foreign server that its document lacks. */
  hints?: Hints | undefined;
  /** Checks and moves of the tested service. */
  plugin?: Plugin | undefined;
  /** Further checks of the user. */
  checks?: readonly Check[] | undefined;
  /** Performs actions without an operation, such as taking a test. Without it, dependent checks are skipped. */
  simulate?: Simulate | undefined;
  /** Registers webhooks for versions without such an operation. */
  register?: RegisterHook | undefined;
  /** Webhook receiver; without it, webhooks are not checked. */
  listener?: Listener | undefined;
  webhookSecret?: string | undefined;
  /** A task whose source code may be replaced. */
  task?: string | undefined;
  /** Maximum response time in seconds. Without it, durations are only reported. */
  maxDuration?: number | undefined;
  /** Finished runs of other versions of the service; a run adds itself. */
  versions?: Session[] | undefined;
  /** Ends the run at the first finding; created resources may remain. */
  bail?: boolean | undefined;
  /** Ends the run early. Created data is deleted, and the report covers the checks so far. */
  signal?: AbortSignal | undefined;
  /** Receives one line per operation. */
  progress?: ((line: string) => void) | undefined;
}

/** Thrown at the first finding with `bail`. */
export class BailError extends Error {
  override name = "BailError";
}

/** Thrown once when the signal aborts. */
export class InterruptedError extends Error {
  override name = "InterruptedError";
}

/** Path parameters in order. */
export type PathValues = string[];

export type Reply = CheckedResponse & { response: ReceivedResponse };

export interface Session {
  document: ApiDocument;
  validator: Validator;
  /** Body members of the facts. */
  stated: StatedMembers;
  options: SessionOptions;
  coverage: Coverage;
  exercise: Exercise;
  outcomes: Outcome[];
  slowest: Map<string, Slowest>;
  cost: Map<string, Cost>;
  ids: KnownIds;
  /** Base URLs of this API: of the server, then of the document. */
  bases: string[];
  selects(operation: Operation): boolean;
  callOf(operation: Operation, path: PathValues, call?: CallOptions): CallOptions;
  /** Returns headers for a URL from a response. */
  headersOf(operation: Operation | undefined): Record<string, string>;
  /** Sends a request; retries after a 429. Throws an UnreachableError without a response. */
  ask(operation: Operation, path: PathValues, call?: CallOptions): Promise<ReceivedResponse>;
  /** Sends a request, checks the response and notes the outcome. `judge` returns further problems if the status is as expected. */
  check(
    operation: Operation,
    title: string,
    path: PathValues,
    call: CallOptions,
    expected: Expectation,
    judge?: (reply: Reply) => Problem[] | Promise<Problem[]>,
  ): Promise<Reply | undefined>;
  /** Runs a check with its own requests. A missing response is a finding of the operation. */
  guard(operation: Operation, run: () => Promise<void>): Promise<void>;
  /** Notes the outcome of a check with several requests. */
  conclude(operation: Operation, title: string, problems: Problem[], status?: string): void;
  skip(operation: Operation, title: string, reason: string, status?: string): void;
  note(outcome: Outcome): void;
  /** Returns whether an operation responded with 501. */
  lacks(operation: Operation): boolean;
  /** Calls all checks at this moment, one after the other. */
  reach(moment: Moment): Promise<void>;
  /** Attributes the following requests to this operation; undefined ends the run. */
  begin(operation: Operation | undefined): void;
}

/** Created resources and the maker of request bodies. */
export interface Writing {
  session: Session;
  bodies: BodyMaker;
  /** Existing resources of the run in order of creation. */
  own: OwnResource[];
  /** Paths of resources from before the run, as far as known. */
  existing: ReadonlySet<string>;
  /** Descriptions of created data that cannot be deleted. */
  lost: string[];
}

/** A request that changes data; the same object before and after it. */
export interface Change {
  writing: Writing;
  /** Undefined without a body. */
  body: Body | undefined;
}

/** Valid requests, the base of invalid and further valid ones. */
export interface Trial {
  /** Returns new valid bodies; empty without a body. */
  bodies(): Body[];
  /** Returns a valid request with a new body. */
  call(): CallOptions;
  /** Notes the resource created by an accepted request. */
  took(reply: Reply, request: CallOptions): Promise<OwnResource | undefined>;
}

/** A moment of a run at which checks are called. */
export type Moment =
  /** The first response, to a request of this operation. */
  | { when: "contact"; operation: Operation }
  /** Any response, including those to checks. `body` parses JSON. */
  | {
      when: "seen";
      operation: Operation;
      path: PathValues;
      request: CallOptions;
      response: ReceivedResponse;
      body(): unknown;
    }
  /** A checked response. `add` turns problems into findings of the response. */
  | {
      when: "response";
      operation: Operation;
      path: PathValues;
      request: CallOptions;
      reply: Reply;
      expected: boolean;
      add(...problems: Problem[]): void;
    }
  /** After a GET operation; `reply` is set if the response was as documented. */
  | { when: "read"; operation: Operation; path: PathValues; reply: Reply | undefined }
  /** After all GET operations with known ids. */
  | { when: "all-read" }
  /** The path of an operation has no known ids. */
  | { when: "unreached"; operation: Operation }
  /** Before the first request that changes data. */
  | { when: "writing"; writing: Writing }
  /** `changing`: before a request that changes data; `changed`, with the same `change`: after its success. */
  | { when: "changing"; operation: Operation; path: PathValues; change: Change }
  | {
      when: "changed";
      operation: Operation;
      path: PathValues;
      change: Change;
      reply: Reply;
      created: OwnResource | undefined;
    }
  /** Other forms of a change that the server must accept. */
  | { when: "variants"; operation: Operation; path: PathValues; trial: Trial }
  /**
   * `refusals`: requests that the server must refuse. `before-refusals` and `after-refusals`, with the same `trial`, check that they change nothing;
   * GET has neither.
   */
  | { when: "before-refusals" | "refusals" | "after-refusals"; operation: Operation; path: PathValues; trial: Trial }
  /** Before and after a deletion; `below` are the children. */
  | {
      when: "deleting" | "deleted";
      operation: Operation;
      path: PathValues;
      resource: OwnResource;
      below: readonly OwnResource[];
    }
  /** An operation deleted all elements of a list. */
  | { when: "emptied"; operation: Operation; path: PathValues }
  /** After all operations that change data, except deletions. */
  | { when: "all-written"; writing: Writing };

/** Command options that a check requires. */
type Need = "--write" | "--listen";

/** A check, called at every moment of a run. */
export interface Check {
  /** Name in options and reports, and of the file. */
  readonly name: string;
  /** Requirements on the server, for the table in the documentation. */
  readonly about: string;
  readonly needs: readonly Need[];
  /** Called at every moment; ignores moments of no interest. */
  run(session: Session, moment: Moment): Promise<void>;
}

export function perSession<Value>(create: (session: Session) => Value): (session: Session) => Value {
  const kept = new WeakMap<Session, Value>();
  return (session) => {
    if (!kept.has(session)) kept.set(session, create(session));
    return kept.get(session) as Value;
  };
}
