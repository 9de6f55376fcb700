import type { Tracer } from "../../domain/traces.ts";
import type { Measurement } from "../metrics/metrics.ts";

export interface Telemetry {
  readonly tracer: Tracer | undefined;
  stop(): Promise<void>;
}

export interface TelemetryOptions {
  readonly version: string;
  readonly traces: boolean;
  readonly metrics: boolean;
  readonly environment: Environment;
  readonly measure: () => Promise<readonly Measurement[]>;
  readonly report: (message: string) => void;
}

export type Environment = Readonly<Record<string, string | undefined>>;
