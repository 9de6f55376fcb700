import type { Model } from "./model.ts";

export interface StateOptions {
  /** Seed of generated values; the same seed and requests return the same responses. Default: 1. */
  seed?: number | undefined;
  /**
   * Items at the start, by name of the resource in the model. `$parents` holds the ids of parents by resource, for items whose
   * members do not have them. By default, the examples of the document.
   */
  data?: Readonly<Record<string, readonly unknown[]>> | undefined;
  /** Returns the time; default: a fixed time. */
  now?: (() => Date) | undefined;
  /** Returns the id of a created item; by default from the seed, in the format of the document's examples and schema. */
  newId?: ((resource: string) => string | number) | undefined;
}

/** A request that is valid by the document. */
export interface StateRequest {
  /** Upper case. */
  method: string;
  /** Path below the base URL, percent-encoded, with a leading slash. */
  path: string;
  query?: URLSearchParams | undefined;
  /** Names in lower case. */
  headers?: Readonly<Record<string, string>> | undefined;
  /** The parsed body. */
  body?: unknown;
  /** Start of links; default: the first server of the document. */
  baseUrl?: string | undefined;
}

export interface StateResponse {
  status: number;
  headers: Record<string, string>;
  /** Undefined without a body. */
  mediaType?: string | undefined;
  body?: unknown;
  /** What the model derived, for a header such as `Mock-Derived: listed, filtered, paged`. */
  derived: string[];
  /** Query parameters that had no effect, because their meaning is not known. */
  ignored: string[];
}

/** JSON; only for the model that wrote it. */
export type Snapshot = Readonly<Record<string, unknown>>;

export interface State {
  /** Returns undefined if the model has no behaviour for the operation: use the stateless mock. */
  respond(request: StateRequest): StateResponse | undefined;
  /** Returns whether `respond` handles an operation, and what it derives: `created`, `listed`, … Empty if it does not. */
  derives(method: string, path: string): string[];
  snapshot(): Snapshot;
  restore(snapshot: Snapshot): void;
  /** Returns to the items at the start. */
  reset(): void;
}

/** Creates a state that behaves as the model describes. No input or output; same calls, same responses. */
export function createState(_model: Model, _options: StateOptions = {}): State {
  return {
    respond: () => undefined,
    derives: () => [],
    snapshot: () => ({}),
    restore: () => undefined,
    reset: () => undefined,
  };
}
