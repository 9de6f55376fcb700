import { call } from "../../api/call.ts";
import { useData } from "../../api/data.ts";
import { formatNumber } from "../../format.ts";
import { hrefOf } from "../../route.ts";
import { nextStep } from "./next-step.ts";

/** Suggests the next step. */
export function WhatNow() {
  const one = { query: { count: 1 } };
  const tests = useData(call("V2", "get", "/tests", one));
  const candidates = useData(call("V2", "get", "/candidates", one));
  const waiting = useData(call("V2", "get", "/candidates", { query: { count: 1, status: ["WAITING_FOR_DECISION"] } }));
  const webhooks = useData(call("control", "get", "/organizations/{id}/webhooks", one));
  const counts = [tests.data, candidates.data, waiting.data, webhooks.data].map((data) => data?.page.totalElements);
  if (counts.some((count) => count === undefined)) return null;
  const [ofTests = 0, ofCandidates = 0, decisions = 0, ofWebhooks = 0] = counts;
  const step = nextStep({ tests: ofTests, candidates: ofCandidates, decisions, webhooks: ofWebhooks });
  return (
    <p class="card next-step">
      <strong>Next:</strong>{" "}
      <a class="button" href={hrefOf(step.view, undefined, step.query)}>
        {step.view === "candidates" && step.query.status
          ? `${formatNumber(decisions, "candidate")} to decide on`
          : step.name}
      </a>{" "}
      <span class="muted">{step.why}</span>
    </p>
  );
}
