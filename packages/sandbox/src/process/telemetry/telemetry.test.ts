import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { unwrap } from "@assessment-api/control";
import { afterEach, expect, test, vi } from "vitest";
import { startCollector } from "../../../testing/collector.ts";
import { startReceiver } from "../../../testing/receiver.ts";
import { startTestSandbox } from "../../../testing/sandbox.ts";
import { at, startWithControl } from "../../../testing/start-with-control.ts";
import { wantedSignals } from "./start-telemetry.ts";

afterEach(() => vi.unstubAllEnvs());

const traceId = "0af7651916cd43dd8448eb211c80319c";
const parent = "b7ad6b7169203331";

async function useCollector() {
  const collector = await startCollector();
  vi.stubEnv("OTEL_EXPORTER_OTLP_ENDPOINT", collector.origin);
  return collector;
}

test("a collector gets the span of a request and that of the delivery it caused, in one trace", async () => {
  vi.stubEnv("OTEL_SERVICE_NAME", "hiring");
  const collector = await useCollector();
  const { control, register, invite, settle, clock, close } = await startWithControl({ telemetry: true });
  const receiver = await startReceiver();
  await clock.freeze();
  await register(receiver.url);
  const { id } = await invite();
  const headers = { traceparent: `00-${traceId}-${parent}-01` };
  await unwrap(control.POST("/assessments/{id}/start", { ...at({ id }), headers }));
  await settle();
  await close();
  const ours = collector.spans().filter((span) => span.traceId === traceId);
  const [request, delivery] = ["startAssessment", "deliverEvent"].map((name) => ours.find((one) => one.name === name));
  expect(request).toMatchObject({ kind: 2, parentSpanId: parent });
  expect(delivery).toMatchObject({ kind: 3, parentSpanId: request?.spanId });
  expect(receiver.received[0]?.headers.traceparent).toBe(`00-${traceId}-${delivery?.spanId}-01`);
  expect(collector.resources()[0]).toMatchObject({ "service.name": "hiring" });
});

test("a collector gets the measurements of /metrics under the same names", async () => {
  vi.stubEnv("OTEL_TRACES_EXPORTER", "none");
  const collector = await useCollector();
  const { urls, apiKey, close } = await startTestSandbox({ telemetry: true });
  for (const _ of [1, 2]) await fetch(`${urls.v1}/exams`, { headers: { "X-Api-Key": apiKey } });
  await close();
  const metrics = new Map(collector.metrics().map((metric) => [metric.name, metric]));
  expect(metrics.get("assessment_request_duration_seconds")).toMatchObject({
    unit: "s",
    histogram: { aggregationTemporality: 2, dataPoints: [{ count: 2 }] },
  });
  const counts: number[] = metrics.get("assessment_request_duration_seconds")?.histogram.dataPoints[0].bucketCounts;
  expect(counts.reduce((sum, count) => sum + count)).toBe(2);
  expect(metrics.get("assessment_info")).toMatchObject({ gauge: { dataPoints: [{ asDouble: 1 }] } });
  expect(metrics.get("process_cpu_seconds_total")).toMatchObject({ sum: { isMonotonic: 1 } });
  expect(collector.arrived.filter(({ path }) => path === "/v1/traces")).toEqual([]);
});

test("the protocol is http/protobuf", async () => {
  const collector = await useCollector();
  vi.stubEnv("OTEL_EXPORTER_OTLP_PROTOCOL", "http/protobuf");
  const { urls, apiKey, close } = await startTestSandbox({ telemetry: true });
  await fetch(`${urls.v1}/exams`, { headers: { "X-Api-Key": apiKey } });
  await close();
  expect(collector.arrived).toContainEqual(
    expect.objectContaining({ path: "/v1/traces", type: "application/x-protobuf" }),
  );
});

test.each([
  ["OTEL_EXPORTER_OTLP_PROTOCOL", "grpc"],
  ["OTEL_EXPORTER_OTLP_PROTOCOL", "http/json"],
  ["OTEL_EXPORTER_OTLP_TRACES_PROTOCOL", "http/json"],
  ["OTEL_EXPORTER_OTLP_METRICS_PROTOCOL", "grpc"],
])("%s=%s is refused with the name of the variable", async (name, protocol) => {
  await useCollector();
  vi.stubEnv(name, protocol);
  await expect(startTestSandbox({ telemetry: true })).rejects.toThrow(
    `${name} must be http/protobuf, the only supported protocol, not "${protocol}"`,
  );
});

test("a protocol of traces overrides a general one, and that of an unused signal is ignored", async () => {
  await useCollector();
  vi.stubEnv("OTEL_METRICS_EXPORTER", "none");
  vi.stubEnv("OTEL_EXPORTER_OTLP_PROTOCOL", "grpc");
  vi.stubEnv("OTEL_EXPORTER_OTLP_TRACES_PROTOCOL", "http/protobuf");
  vi.stubEnv("OTEL_EXPORTER_OTLP_METRICS_PROTOCOL", "http/json");
  await (await startTestSandbox({ telemetry: true })).close();
});

test.each([
  [{}, false, false],
  [{ OTEL_SERVICE_NAME: "x" }, false, false],
  [{ OTEL_EXPORTER_OTLP_ENDPOINT: "http://c" }, true, true],
  [{ OTEL_EXPORTER_OTLP_ENDPOINT: "http://c", OTEL_SDK_DISABLED: "TRUE" }, false, false],
  [{ OTEL_EXPORTER_OTLP_ENDPOINT: "http://c", OTEL_METRICS_EXPORTER: "none" }, true, false],
  [{ OTEL_EXPORTER_OTLP_METRICS_ENDPOINT: "http://c" }, false, true],
])("the variables %j enable traces: %s, metrics: %s", (environment, traces, metrics) => {
  expect(wantedSignals(environment)).toEqual({ traces, metrics });
});

test("the SDK is loaded only if the variables enable it", async () => {
  const program = `
    import { registerHooks } from "node:module";
    const loaded = new Set();
    registerHooks({ load(url, context, next) { loaded.add(/@opentelemetry\\/([\\w-]+)/.exec(url)?.[1]); return next(url, context); } });
    const { startSandbox } = await import(${JSON.stringify(new URL("../../index.ts", import.meta.url).href)});
    const options = { port: 0, data: ":memory:", seed: "none", logLevel: "silent", telemetry: true };
    await (await startSandbox(options)).close();
    loaded.delete(undefined);
    console.log([...loaded].sort().join());`;
  const loadedWith = async (more: Record<string, string>) => {
    const env = { ...process.env, ...more };
    const args = ["--input-type=module", "--eval", program];
    return (await promisify(execFile)(process.execPath, args, { env, cwd: import.meta.dirname })).stdout.trim();
  };
  // prom-client loads only the API package, a no-op.
  expect(await loadedWith({})).toBe("api");
  expect(await loadedWith({ OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: "http://127.0.0.1:9/v1/traces" })).toContain(
    "sdk-trace",
  );
});
