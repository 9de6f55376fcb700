import type { Tracer } from "../../domain/traces.ts";
import type { Measurement } from "../metrics/metrics.ts";

export interface Telemetry {
  /** Undefined if only metrics are exported. */
  readonly tracer: Tracer | undefined;
  /** Flushes with a short timeout. */
  stop(): Promise<void>;
}

export interface TelemetryOptions {
  readonly version: string;
  readonly traces: boolean;
  readonly metrics: boolean;
  readonly environment: Environment;
  /** Returns all metrics. */
  readonly measure: () => Promise<readonly Measurement[]>;
  /** Callback for errors, for the log. */
  readonly report: (message: string) => void;
}

export type Environment = Readonly<Record<string, string | undefined>>;
