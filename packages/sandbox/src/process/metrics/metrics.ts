import {
  Counter,
  Gauge,
  Histogram,
  type MetricObjectWithValues,
  type MetricValue,
  Registry,
} from "@prometheus-io/client";
import type { Clocks } from "../../domain/clocks.ts";
import type { Delivery } from "../../domain/deliveries.ts";
import { DomainError } from "../../domain/errors.ts";
import type { Metrics } from "../../http/requests.ts";
import type { Pace } from "../../outbox/outbox.ts";
import type { Post, PostResult } from "../../outbox/webhooks.ts";
import type { World } from "../../service/world.ts";
import type { TransactionObserver } from "../../store/store.ts";
import { createGauges } from "./gauges.ts";
import { processMetrics } from "./process-metrics.ts";

type Attempt<Kind extends Delivery> = (delivery: Kind, signal: AbortSignal) => Promise<Pace>;

export type Measurement = MetricObjectWithValues<MetricValue<string> & { readonly metricName?: string }>;

interface SandboxMetrics extends Metrics {
  measure(world: World): Promise<readonly Measurement[]>;
  observeTransaction(): TransactionObserver;
  measureAttempts<Kind extends Delivery>(kind: Kind["kind"], clocks: Clocks, attempt: Attempt<Kind>): Attempt<Kind>;
  measurePost(post: Post): Post;
}

const QUICK = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10];
const SLOW = [0.05, 0.25, 1, 5, 15, 60, 300, 1800, 7200, 43_200];

export function createMetrics({ version }: { readonly version: string }): SandboxMetrics {
  const registry = new Registry();
  const registers = [registry];
  const requests = new Histogram({
    name: "assessment_request_duration_seconds",
    help: "Time to respond to requests, by operation and status.",
    labelNames: ["api", "operation", "status"],
    buckets: QUICK,
    registers,
  });
  const transactions = new Histogram({
    name: "assessment_transaction_duration_seconds",
    help: "Time of database transactions including waiting; refused transactions broke a rule of the service.",
    labelNames: ["outcome"],
    buckets: QUICK,
    registers,
  });
  const attempts = new Histogram({
    name: "assessment_attempt_duration_seconds",
    help: "Time of attempts to deliver mails and webhook events.",
    labelNames: ["kind"],
    buckets: QUICK,
    registers,
  });
  const lag = new Histogram({
    name: "assessment_attempt_lag_seconds",
    help: "Time between due time and start of an attempt, by the clock of its organization.",
    labelNames: ["kind"],
    buckets: SLOW,
    registers,
  });
  const outcomes = new Counter({
    name: "assessment_webhook_responses_total",
    help: "Webhook delivery attempts by status class of the response, or by the failure without a response.",
    labelNames: ["outcome"],
    registers,
  });
  new Gauge({
    name: "assessment_info",
    help: "The running release.",
    labelNames: ["version"],
    registers,
  }).set({ version }, 1);

  const refresh = createGauges(registry);

  return {
    observeRequest({ seconds, ...labels }) {
      requests.observe(labels, seconds);
    },

    observeTransaction() {
      const end = transactions.startTimer();
      return {
        committed: () => void end({ outcome: "committed" }),
        failed: (error) => void end({ outcome: error instanceof DomainError ? "refused" : "failed" }),
      };
    },

    measureAttempts: (kind, clocks, attempt) => async (delivery, signal) => {
      const now = clocks.of(delivery.organizationId).now();
      lag.observe({ kind }, Math.max(0, now - delivery.dueAt) / 1000);
      const end = attempts.startTimer({ kind });
      try {
        return await attempt(delivery, signal);
      } finally {
        end();
      }
    },

    measurePost: (post) => async (request, stop) => {
      const result = await post(request, stop);
      outcomes.inc({ outcome: outcomeOf(result) });
      return result;
    },

    async measure(world) {
      await refresh(world);
      return (await Promise.all([registry, processMetrics()].map((one) => one.getMetricsAsJSON()))).flat();
    },

    async read(world) {
      await refresh(world);
      const parts = await Promise.all([registry.metrics(), processMetrics().metrics()]);
      return parts.join("\n");
    },
  };
}

const outcomeOf = (result: PostResult): string =>
  "failure" in result ? result.failure : `${Math.floor(result.status / 100)}xx`;
