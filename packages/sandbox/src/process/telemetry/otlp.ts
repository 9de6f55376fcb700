import { randomUUID } from "node:crypto";
import { setTimeout as delay } from "node:timers/promises";
import {
  type Context,
  createTraceState,
  DiagLogLevel,
  diag,
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  trace as traces,
} from "@opentelemetry/api";
import { detectResources, envDetector, resourceFromAttributes } from "@opentelemetry/resources";
import { MeterProvider, PeriodicExportingMetricReader } from "@opentelemetry/sdk-metrics";
import {
  AlwaysOffSampler,
  AlwaysOnSampler,
  BatchSpanProcessor,
  ParentBasedSampler,
  type Sampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from "@opentelemetry/sdk-trace";
import type { Trace, Tracer } from "../../domain/traces.ts";
import { SandboxError } from "../errors.ts";
import { createProducer } from "./producer.ts";
import type { Environment, Telemetry, TelemetryOptions } from "./telemetry.ts";

const SCOPE = "assessment-api-sandbox";

/** Milliseconds that an unresponsive collector may delay the shutdown. */
const LAST_MOMENT = 2000;

/** Exports Protobuf over HTTP; environment variables configure URL, headers and timeout. */
export async function startOtlp(options: TelemetryOptions): Promise<Telemetry> {
  const { version, environment, report } = options;
  const write = (message: string) => report(message);
  diag.setLogger(
    { error: write, warn: write, info: write, debug: write, verbose: write },
    { logLevel: DiagLogLevel.WARN, suppressOverrideMessage: true },
  );
  const own = { "service.name": SCOPE, "service.version": version, "service.instance.id": randomUUID() };
  const resource = resourceFromAttributes(own).merge(detectResources({ detectors: [envDetector] }));
  const providers: { shutdown(): Promise<void> }[] = [];
  let tracer: Tracer | undefined;

  if (options.traces) {
    checkProtocol(environment, "TRACES");
    const { OTLPTraceExporter } = await import("@opentelemetry/exporter-trace-otlp-proto");
    const batch = numberOf(environment, "OTEL_BSP_SCHEDULE_DELAY");
    const processor = new BatchSpanProcessor({
      exporter: new OTLPTraceExporter(),
      ...(batch !== undefined && { scheduledDelayMillis: batch }),
    });
    const provider = new TracerProvider({ resource, sampler: samplerOf(environment), spanProcessors: [processor] });
    providers.push(provider);
    tracer = tracerOf(provider, version);
  }
  if (options.metrics) {
    checkProtocol(environment, "METRICS");
    const { OTLPMetricExporter } = await import("@opentelemetry/exporter-metrics-otlp-proto");
    const interval = numberOf(environment, "OTEL_METRIC_EXPORT_INTERVAL") ?? 60_000;
    const reader = new PeriodicExportingMetricReader({
      exporter: new OTLPMetricExporter(),
      exportIntervalMillis: interval,
      exportTimeoutMillis: Math.min(interval, 30_000),
      metricProducers: [createProducer(options.measure, { name: SCOPE, version })],
    });
    providers.push(new MeterProvider({ resource, readers: [reader] }));
  }
  return {
    tracer,
    async stop() {
      const rest = Promise.allSettled(providers.map((provider) => provider.shutdown()));
      await Promise.race([rest, delay(LAST_MOMENT, undefined, { ref: false })]);
    },
  };
}

function tracerOf(provider: TracerProvider, version: string): Tracer {
  const tracer = provider.getTracer(SCOPE, version);
  return {
    begin({ name, kind, attributes }, parent) {
      const span = tracer.startSpan(
        name,
        { kind: kind === "server" ? SpanKind.SERVER : SpanKind.CLIENT, attributes },
        contextOf(parent),
      );
      const { traceId, spanId, traceFlags, traceState } = span.spanContext();
      const state = traceState?.serialize();
      const flags = traceFlags.toString(16).padStart(2, "0");
      return {
        trace: { parent: `00-${traceId}-${spanId}-${flags}`, ...(state && { state }) },
        end(more, outcome) {
          span.setAttributes(more);
          if (outcome === "failed") span.setStatus({ code: SpanStatusCode.ERROR });
          span.end();
        },
      };
    },
  };
}

function contextOf(parent: Trace | undefined): Context {
  if (parent === undefined) return ROOT_CONTEXT;
  const [, traceId = "", spanId = "", flags = ""] = parent.parent.split("-");
  const traceState = parent.state === undefined ? {} : { traceState: createTraceState(parent.state) };
  const place = { traceId, spanId, traceFlags: Number.parseInt(flags, 16), isRemote: true, ...traceState };
  return traces.setSpanContext(ROOT_CONTEXT, place);
}

const PROTOCOL = "http/protobuf";

/** @throws SandboxError for a protocol other than the default */
function checkProtocol(environment: Environment, signal: "TRACES" | "METRICS"): void {
  const names = [`OTEL_EXPORTER_OTLP_${signal}_PROTOCOL`, "OTEL_EXPORTER_OTLP_PROTOCOL"];
  const name = names.find((one) => environment[one]);
  const protocol = name === undefined ? PROTOCOL : environment[name];
  if (protocol !== PROTOCOL)
    throw new SandboxError(`${name} must be ${PROTOCOL}, the only supported protocol, not ${JSON.stringify(protocol)}`);
}

function samplerOf(environment: Environment): Sampler {
  const ratio = () => new TraceIdRatioBasedSampler(numberOf(environment, "OTEL_TRACES_SAMPLER_ARG") ?? 1);
  const kinds: Readonly<Record<string, () => Sampler>> = {
    always_on: () => new AlwaysOnSampler(),
    always_off: () => new AlwaysOffSampler(),
    traceidratio: ratio,
  };
  const [, basedOnParent, kind = ""] = /^(parentbased_)?(.*)$/.exec(environment.OTEL_TRACES_SAMPLER ?? "") ?? [];
  const root = kinds[kind]?.();
  if (root === undefined || basedOnParent) return new ParentBasedSampler({ root: root ?? new AlwaysOnSampler() });
  return root;
}

function numberOf(environment: Environment, name: string): number | undefined {
  const value = Number(environment[name] || Number.NaN);
  return value >= 0 ? value : undefined;
}
