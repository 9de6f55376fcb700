export interface Trace {
  /** `traceparent`: `00-<trace id>-<span id>-<flags>`. */
  readonly parent: string;
  readonly state?: string;
}

const PARENT = /^(?!ff)([\da-f]{2})-((?!0{32})[\da-f]{32}-(?!0{16})[\da-f]{16}-[\da-f]{2})(-.*)?$/;

/** Maximum length; the specification allows dropping longer values. */
const LONGEST_STATE = 512;

/** An invalid traceparent starts a new trace. */
export function readTrace(headers: Readonly<Record<string, string | string[] | undefined>>): Trace | undefined {
  const { traceparent, tracestate } = headers;
  const [, version, parent, more] = PARENT.exec(String(traceparent ?? "").trim()) ?? [];
  if (parent === undefined || (version === "00" && more !== undefined)) return undefined;
  const fits = typeof tracestate === "string" && tracestate !== "" && tracestate.length <= LONGEST_STATE;
  return { parent: `00-${parent}`, ...(fits && /^[\t\x20-\x7e]+$/.test(tracestate) && { state: tracestate }) };
}

export const traceHeaders = (trace: Trace | undefined): Readonly<Record<string, string>> => ({
  ...(trace && { traceparent: trace.parent }),
  ...(trace?.state !== undefined && { tracestate: trace.state }),
});

export const traceIdOf = ({ parent }: Trace): string => parent.slice(3, 35);

export interface Tracer {
  /** @param parent undefined starts a new trace */
  begin(about: SpanStart, parent: Trace | undefined): Span;
}

/** Attribute names follow OpenTelemetry's semantic conventions. */
interface SpanStart {
  readonly name: string;
  readonly kind: "server" | "client";
  readonly attributes: SpanAttributes;
}

type SpanAttributes = Readonly<Record<string, string | number>>;

export interface Span {
  /** Trace context with this span as parent. */
  readonly trace: Trace;
  end(attributes: SpanAttributes, outcome: "fine" | "failed"): void;
}
