import type { ApiDocument, Operation } from "../document/document.ts";
import type { Validator } from "../document/validator.ts";
import type { Fact } from "../facts/facts.ts";
import type { StatedMembers } from "../facts/stated-members.ts";
import type { Coverage } from "../findings/coverage.ts";
import type { Outcome, Problem, Slowest } from "../findings/outcome.ts";
import type { Listener } from "../listen/listener.ts";
import type { CallOptions } from "../messages/calls.ts";
import type { CheckedResponse, Expectation } from "../messages/check-response.ts";
import type { ReceivedResponse, Server } from "../messages/send.ts";
import type { Body, BodyMaker } from "./bodies.ts";
import type { OwnResource } from "./own-resources.ts";
import type { KnownIds } from "./seen-ids.ts";
import type { RegisterHook, Simulate } from "./simulation.ts";

export interface SessionOptions extends Server {
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
  options: SessionOptions;
  coverage: Coverage;
  outcomes: Outcome[];
  /** The slowest response of each operation. */
  slowest: Map<string, Slowest>;
  /** Ids that the server itself has shown. */
  ids: KnownIds;
  /** Base URLs under which this API is known: the server's, then those the document declares. */
  bases: string[];
  /** Whether an operation is to be checked, as its tags tell. */
  selects(operation: Operation): boolean;
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
  /** Runs the checks one after the other, each at this moment of the run. */
  reach(moment: Moment): Promise<void>;
  /** Marks the following requests as those of this operation; undefined ends the run. */
  begin(operation: Operation | undefined): void;
}

/** What a run has created, and its way to make bodies. */
export interface Writing {
  session: Session;
  bodies: BodyMaker;
  /** Resources that the run has created and not deleted yet, in the order of creation. */
  own: OwnResource[];
  /** What the run left behind and cannot delete, in words. */
  lost: string[];
}

/** A request that changes data, from before it is sent until its response was checked. */
export interface Change {
  writing: Writing;
  /** Undefined where the operation takes none. */
  body: Body | undefined;
}

/** Requests that a server would take, from which checks make others: such as it has to refuse, or has to take as well. */
export interface Trial {
  /** Bodies of the operation, each time others; none where it takes no body. */
  bodies(): Body[];
  /** Options of a request that the server would take, with another body each time. */
  call(): CallOptions;
  /** Notes what a request created that the server took. */
  took(reply: Reply, request: CallOptions): Promise<OwnResource | undefined>;
}

/** A point of a run at which checks have something to do. */
export type Moment =
  /** The server responded to the first request, which was one of this operation. */
  | { when: "contact"; operation: Operation }
  /** A response was checked against the document. What is added becomes a finding of that response. */
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
  /** An operation of GET was read; `reply` where it was responded to as documented. */
  | { when: "read"; operation: Operation; path: PathValues; reply: Reply | undefined }
  /** Every operation of GET that ids are known for was read. */
  | { when: "all-read" }
  /** No id is known that an operation could be sent to. */
  | { when: "unreached"; operation: Operation }
  /** The first request that changes data is about to be sent. */
  | { when: "writing"; writing: Writing }
  /** A request that changes data is about to be sent; then, with the same `change`, it was responded to with success. */
  | { when: "changing"; operation: Operation; path: PathValues; change: Change }
  | {
      when: "changed";
      operation: Operation;
      path: PathValues;
      change: Change;
      reply: Reply;
      /** What the request created, where the response tells. */
      created: OwnResource | undefined;
    }
  /** Other forms of a request that changes data, which the server has to take as well. */
  | { when: "variants"; operation: Operation; path: PathValues; trial: Trial }
  /**
   * Requests that a server has to refuse; before and after them, with the same `trial`, is the time to look whether they changed anything.
   * Requests of GET have no before and after.
   */
  | { when: "before-refusals" | "refusals" | "after-refusals"; operation: Operation; path: PathValues; trial: Trial }
  /** A resource is about to be deleted, or was; `below` are those that lay in it. */
  | { when: "deleting" | "deleted"; operation: Operation; resource: OwnResource; below: readonly OwnResource[] }
  /** An operation deleted all that a list shows. */
  | { when: "emptied"; operation: Operation; path: PathValues }
  /** Every operation that changes data was checked, but for those that delete. */
  | { when: "all-written"; writing: Writing };

/** What a check cannot do without, as options of the command. */
export type Need = "--write" | "--listen";

/** Something that servers have to do. */
export interface Check {
  /** Its name in options and reports, which is that of its file. */
  readonly name: string;
  /** What a server has to do, as the README says it. */
  readonly about: string;
  readonly needs: readonly Need[];
  /** Called at every moment of a run; a check does nothing at those that are not its own. */
  run(session: Session, moment: Moment): Promise<void>;
}

/** Something that is kept for each session, and made when it is first asked for. */
export function perSession<Value>(create: (session: Session) => Value): (session: Session) => Value {
  const kept = new WeakMap<Session, Value>();
  return (session) => {
    if (!kept.has(session)) kept.set(session, create(session));
    return kept.get(session) as Value;
  };
}
