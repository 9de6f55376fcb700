import type { Hints } from "../document/any-document.ts";
import type { ApiDocument, Operation } from "../document/document.ts";
import type { Validator } from "../document/validator.ts";
import type { Fact } from "../facts/facts.ts";
import type { StatedMembers } from "../facts/stated-members.ts";
import type { Coverage } from "../findings/coverage.ts";
import type { Exercise } from "../findings/exercise.ts";
import type { Outcome, Problem, Slowest } from "../findings/outcome.ts";
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
  /** Run after the generic checks, and before the checks that compare what all others caused. */
  readonly checks: readonly Check[];
  /** Creates the data that an operation works on, if that takes calls of another API; undefined for other operations. */
  preparePath(writing: Writing, operation: Operation): Promise<PathValues | undefined>;
  /** Time of a server with an adjustable clock, in milliseconds since 1970; undefined for other servers. */
  readClock(session: Session): Promise<number | undefined>;
  /** Whether an operation moves the clock of the server, which cannot be undone. */
  movesClock(operation: Operation): boolean;
}

export interface SessionOptions extends Server {
  document: ApiDocument;
  apiKey: string;
  /** Keys by the name of their scheme, where the document has several. */
  credentials?: Readonly<Record<string, string>> | undefined;
  /** A key of another organization, which must not have access to data of the first. */
  otherApiKey?: string | undefined;
  /** Check only operations with one of these tags. */
  only?: readonly string[] | undefined;
  /** Check only these operations. */
  operations?: readonly string[] | undefined;
  /** Allow requests that change data; default false: GET only. */
  write?: boolean | undefined;
  /** Facts of the document: hand-kept values that it must accept or refuse; those of bodies and parameters are sent to the server. */
  facts?: readonly Fact[] | undefined;
  /** What a document of others cannot say of its server. */
  hints?: Hints | undefined;
  /** Checks and moves of the service under test, in addition to the generic ones. */
  plugin?: Plugin | undefined;
  /** Performs actions that no operation offers, such as taking a test; without it, checks that depend on them are skipped. */
  simulate?: Simulate | undefined;
  /** Registers webhooks where no operation does. */
  register?: RegisterHook | undefined;
  /** Endpoint for webhooks; without it they are not checked. */
  listener?: Listener | undefined;
  /** Secret of a webhook registered by hand, for a version where neither an operation nor `register` can. */
  webhookSecret?: string | undefined;
  /** A task with source code that may be replaced. */
  task?: string | undefined;
  /** Longest duration of a response, in seconds; without it durations are only reported. */
  maxDuration?: number | undefined;
  /** Runs of other versions of the same service, which have ended; a run adds itself. */
  versions?: Session[] | undefined;
  /** Ends the run at the first finding; resources that it created may then remain. */
  bail?: boolean | undefined;
  /** Ends the run early. What it created is deleted, and the report has what was checked until then. */
  signal?: AbortSignal | undefined;
  /** Receives one line per operation during the run. */
  progress?: ((line: string) => void) | undefined;
}

/** Thrown at the first finding, with the option `bail`. */
export class BailError extends Error {
  override name = "BailError";
}

/** Thrown once when the signal of a run is aborted. */
export class InterruptedError extends Error {
  override name = "InterruptedError";
}

/** Values of path parameters in the order of the path. */
export type PathValues = string[];

/** A response together with the result of its check against the document. */
export type Reply = CheckedResponse & { response: ReceivedResponse };

export interface Session {
  document: ApiDocument;
  validator: Validator;
  /** Members of bodies that facts are about. */
  stated: StatedMembers;
  options: SessionOptions;
  coverage: Coverage;
  exercise: Exercise;
  outcomes: Outcome[];
  /** The slowest response of each operation. */
  slowest: Map<string, Slowest>;
  /** Ids seen in the server's responses. */
  ids: KnownIds;
  /** Base URLs under which this API is known: the server's, then those the document declares. */
  bases: string[];
  /** Whether an operation is to be checked, according to its tags. */
  selects(operation: Operation): boolean;
  /** The options of a call with the values of its path. */
  callOf(operation: Operation, path: PathValues, call?: CallOptions): CallOptions;
  /** Headers of a request to a URL from a response. */
  headersOf(operation: Operation | undefined): Record<string, string>;
  /** Sends a request; after a 429 waits as asked and sends it again. Throws an UnreachableError when no response came. */
  ask(operation: Operation, path: PathValues, call?: CallOptions): Promise<ReceivedResponse>;
  /**
   * Sends a request, checks the response and notes the outcome. `judge` returns further problems of a response that has the expected status.
   */
  check(
    operation: Operation,
    title: string,
    path: PathValues,
    call: CallOptions,
    expected: Expectation,
    judge?: (reply: Reply) => Problem[] | Promise<Problem[]>,
  ): Promise<Reply | undefined>;
  /** Runs a check that sends its own requests; a missing response to one of them is a finding of the operation. */
  guard(operation: Operation, run: () => Promise<void>): Promise<void>;
  /** Notes the outcome of a check that consists of several requests. */
  conclude(operation: Operation, title: string, problems: Problem[], status?: string): void;
  skip(operation: Operation, title: string, reason: string, status?: string): void;
  /** Adds an outcome that belongs to no request. */
  note(outcome: Outcome): void;
  /** Whether a checked request to an operation was responded to with 501. */
  lacks(operation: Operation): boolean;
  /** Runs the checks one after the other, each at this moment of the run. */
  reach(moment: Moment): Promise<void>;
  /** Attributes the following requests to this operation; undefined ends the run. */
  begin(operation: Operation | undefined): void;
}

/** Resources that a run has created, and its maker of request bodies. */
export interface Writing {
  session: Session;
  bodies: BodyMaker;
  /** Resources that the run has created and not deleted yet, in the order of creation. */
  own: OwnResource[];
  /** Paths of resources that existed before the run, as far as the server has shown them. */
  existing: ReadonlySet<string>;
  /** Descriptions of data that the run created and cannot delete. */
  lost: string[];
}

/** A request that changes data; the same object before it is sent and after its response was checked. */
export interface Change {
  writing: Writing;
  /** Undefined where the operation takes none. */
  body: Body | undefined;
}

/** Valid requests, from which checks derive invalid ones and further valid ones. */
export interface Trial {
  /** New valid bodies at each call; none where the operation takes no body. */
  bodies(): Body[];
  /** Options of a valid request, with a new body at each call. */
  call(): CallOptions;
  /** Notes the resource that an accepted request created. */
  took(reply: Reply, request: CallOptions): Promise<OwnResource | undefined>;
}

/** A point of a run at which checks are called. */
export type Moment =
  /** The server responded to the first request, which was for this operation. */
  | { when: "contact"; operation: Operation }
  /** A response came to any request, those of the checks included; `body` parses it as JSON. */
  | {
      when: "seen";
      operation: Operation;
      path: PathValues;
      request: CallOptions;
      response: ReceivedResponse;
      body(): unknown;
    }
  /** A response was checked against the document. Problems passed to `add` become findings of that response. */
  | {
      when: "response";
      operation: Operation;
      path: PathValues;
      request: CallOptions;
      reply: Reply;
      /** Whether it has the expected status. */
      expected: boolean;
      add(...problems: Problem[]): void;
    }
  /** A GET operation was called; `reply` is set if the response was as documented. */
  | { when: "read"; operation: Operation; path: PathValues; reply: Reply | undefined }
  /** Every GET operation with known ids was called. */
  | { when: "all-read" }
  /** No ids are known for the path of an operation. */
  | { when: "unreached"; operation: Operation }
  /** The first request that changes data is about to be sent. */
  | { when: "writing"; writing: Writing }
  /** `changing`: a request that changes data is about to be sent; `changed`, with the same `change`: it succeeded. */
  | { when: "changing"; operation: Operation; path: PathValues; change: Change }
  | {
      when: "changed";
      operation: Operation;
      path: PathValues;
      change: Change;
      reply: Reply;
      /** The created resource, if the response identifies it. */
      created: OwnResource | undefined;
    }
  /** Other forms of a request that changes data, which the server must accept. */
  | { when: "variants"; operation: Operation; path: PathValues; trial: Trial }
  /**
   * `refusals`: requests that the server must refuse. `before-refusals` and `after-refusals`, with the same `trial`, are for checking that these
   * changed nothing; GET requests have neither.
   */
  | { when: "before-refusals" | "refusals" | "after-refusals"; operation: Operation; path: PathValues; trial: Trial }
  /** A resource is about to be deleted, or was; `below` are its children. */
  | {
      when: "deleting" | "deleted";
      operation: Operation;
      path: PathValues;
      resource: OwnResource;
      below: readonly OwnResource[];
    }
  /** An operation deleted all elements of a list. */
  | { when: "emptied"; operation: Operation; path: PathValues }
  /** Every operation that changes data was checked, except those that delete. */
  | { when: "all-written"; writing: Writing };

/** Options of the command that a check requires. */
export type Need = "--write" | "--listen";

/** A check of a server, called at every moment of a run. */
export interface Check {
  /** Name in options and reports; also the name of its file. */
  readonly name: string;
  /** Requirements on the server, for the table in the README. */
  readonly about: string;
  readonly needs: readonly Need[];
  /** Called at every moment of a run; does nothing at moments that do not concern the check. */
  run(session: Session, moment: Moment): Promise<void>;
}

/** A value per session, created on first use. */
export function perSession<Value>(create: (session: Session) => Value): (session: Session) => Value {
  const kept = new WeakMap<Session, Value>();
  return (session) => {
    if (!kept.has(session)) kept.set(session, create(session));
    return kept.get(session) as Value;
  };
}
