/** A place in a distributed trace, as W3C Trace Context sends it (https://www.w3.org/TR/trace-context/). */
export interface Trace {
  /** Value of `traceparent`: `00-<trace id>-<span id>-<flags>`. */
  readonly parent: string;
  /** Value of `tracestate`, where there is one. */
  readonly state?: string;
}

const PARENT = /^(?!ff)([\da-f]{2})-((?!0{32})[\da-f]{32}-(?!0{16})[\da-f]{16}-[\da-f]{2})(-.*)?$/;

/** Longer ones may be left out. */
const LONGEST_STATE = 512;

/** Undefined where there is no valid traceparent: a trace begins anew then. A later version of the format is read as far as this one goes. */
export function readTrace(headers: Readonly<Record<string, string | string[] | undefined>>): Trace | undefined {
  const { traceparent, tracestate } = headers;
  const [, version, parent, more] = PARENT.exec(String(traceparent ?? "").trim()) ?? [];
  if (parent === undefined || (version === "00" && more !== undefined)) return undefined;
  const fits = typeof tracestate === "string" && tracestate !== "" && tracestate.length <= LONGEST_STATE;
  return { parent: `00-${parent}`, ...(fits && /^[\t\x20-\x7e]+$/.test(tracestate) && { state: tracestate }) };
}

/** Headers of a request that belongs to a trace; none where it belongs to none. */
export const traceHeaders = (trace: Trace | undefined): Readonly<Record<string, string>> => ({
  ...(trace && { traceparent: trace.parent }),
  ...(trace?.state !== undefined && { tracestate: trace.state }),
});

/** The 32 hexadecimal digits by which all parts of a trace are found. */
export const traceIdOf = ({ parent }: Trace): string => parent.slice(3, 35);

/** Reports spans; absent where nobody collects them. */
export interface Tracer {
  /** @param parent the trace it belongs to; a new one begins where there is none */
  begin(about: SpanStart, parent: Trace | undefined): Span;
}

/** Attributes are named by OpenTelemetry's semantic conventions. */
export interface SpanStart {
  readonly name: string;
  /** A request that was received, or one that is sent. */
  readonly kind: "server" | "client";
  readonly attributes: SpanAttributes;
}

export type SpanAttributes = Readonly<Record<string, string | number>>;

export interface Span {
  /** The trace with this span as the place to go on from. */
  readonly trace: Trace;
  end(attributes: SpanAttributes, outcome: "fine" | "failed"): void;
}
