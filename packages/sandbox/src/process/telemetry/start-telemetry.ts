import type { Environment, Telemetry, TelemetryOptions } from "./telemetry.ts";

/** See https://opentelemetry.io/docs/specs/otel/configuration/sdk-environment-variables/ */
export function wantedSignals(environment: Environment): { readonly traces: boolean; readonly metrics: boolean } {
  const isOff = environment.OTEL_SDK_DISABLED?.toLowerCase() === "true";
  const wanted = (signal: "TRACES" | "METRICS") =>
    !isOff &&
    environment[`OTEL_${signal}_EXPORTER`] !== "none" &&
    Boolean(environment.OTEL_EXPORTER_OTLP_ENDPOINT || environment[`OTEL_EXPORTER_OTLP_${signal}_ENDPOINT`]);
  return { traces: wanted("TRACES"), metrics: wanted("METRICS") };
}

/** Lazy: loads OpenTelemetry only if enabled. */
export async function startTelemetry(
  options: Omit<TelemetryOptions, "traces" | "metrics">,
): Promise<Telemetry | undefined> {
  const wanted = wantedSignals(options.environment);
  if (!wanted.traces && !wanted.metrics) return undefined;
  const { startOtlp } = await import("./otlp.ts");
  return startOtlp({ ...options, ...wanted });
}
