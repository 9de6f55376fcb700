import { type HrTime, ValueType } from "@opentelemetry/api";
import { resourceFromAttributes } from "@opentelemetry/resources";
import {
  AggregationTemporality,
  DataPointType,
  type MetricData,
  type MetricProducer,
} from "@opentelemetry/sdk-metrics";
import type { Measurement } from "../metrics/metrics.ts";

interface Scope {
  readonly name: string;
  readonly version: string;
}

/** OpenTelemetry producer for the metrics of `/metrics`, with the same names. */
export function createProducer(measure: () => Promise<readonly Measurement[]>, scope: Scope): MetricProducer {
  const startTime = instant(performance.timeOrigin);
  return {
    async collect() {
      const endTime = instant(Date.now());
      const metrics = (await measure()).flatMap((one) => toMetric(one, { startTime, endTime }));
      return {
        resourceMetrics: { resource: resourceFromAttributes({}), scopeMetrics: [{ scope, metrics }] },
        errors: [],
      };
    },
  };
}

interface Period {
  readonly startTime: HrTime;
  readonly endTime: HrTime;
}

const instant = (ms: number): HrTime => [Math.floor(ms / 1000), Math.floor((ms % 1000) * 1e6)];

function toMetric({ name, help, type, values }: Measurement, period: Period): MetricData[] {
  const unit = /_(seconds|bytes)(_total)?$/.exec(name)?.[1] ?? "";
  const metric = {
    descriptor: {
      name,
      description: help,
      unit: { seconds: "s", bytes: "By" }[unit] ?? "",
      valueType: ValueType.DOUBLE,
    },
    aggregationTemporality: AggregationTemporality.CUMULATIVE,
  };
  const dataPoints = values.map(({ labels, value }) => ({ ...period, attributes: labels, value }));
  switch (String(type)) {
    case "counter":
      return [{ ...metric, dataPointType: DataPointType.SUM, isMonotonic: true, dataPoints }];
    case "gauge":
      return [{ ...metric, dataPointType: DataPointType.GAUGE, dataPoints }];
    case "histogram":
      return [{ ...metric, dataPointType: DataPointType.HISTOGRAM, dataPoints: histogramsOf(values, period) }];
    default:
      return [];
  }
}

/** Prometheus buckets are cumulative, OpenTelemetry buckets are not. */
function histogramsOf(values: Measurement["values"], period: Period) {
  const series = new Map<string, Measurement["values"][number][]>();
  for (const one of values) {
    const { le: _, ...labels } = one.labels;
    const key = JSON.stringify(labels);
    series.set(key, [...(series.get(key) ?? []), one]);
  }
  return [...series].map(([key, parts]) => {
    const ending = (end: string) => parts.find(({ metricName = "" }) => metricName.endsWith(end))?.value ?? 0;
    const upTo = parts.filter(({ labels }) => labels.le !== undefined);
    const counts = upTo.map(({ value }, index) => value - (upTo[index - 1]?.value ?? 0));
    const boundaries = upTo.map(({ labels }) => Number(labels.le)).filter(Number.isFinite);
    const value = { buckets: { boundaries, counts }, sum: ending("_sum"), count: ending("_count") };
    return { ...period, attributes: JSON.parse(key), value };
  });
}
