import type { Tracer } from "../../domain/traces.ts";
import type { Measurement } from "../metrics/metrics.ts";

/** Reports to a collector of OpenTelemetry. */
export interface Telemetry {
  /** Undefined where only metrics are reported. */
  readonly tracer: Tracer | undefined;
  /** Reports what is left, for a moment at most. */
  stop(): Promise<void>;
}

export interface TelemetryOptions {
  readonly version: string;
  readonly traces: boolean;
  readonly metrics: boolean;
  readonly environment: Environment;
  /** Reads all measurements. */
  readonly measure: () => Promise<readonly Measurement[]>;
  /** Takes what went wrong, for the log. */
  readonly report: (message: string) => void;
}

export type Environment = Readonly<Record<string, string | undefined>>;
