import { call } from "../../api/call.ts";
import { useData } from "../../api/data.ts";
import { formatNumber } from "../../format.ts";
import { hrefOf } from "../../route.ts";
import { nextStep } from "./next-step.ts";

interface Paged {
  readonly page: { readonly totalElements: number };
}

type NextStepCardProps = Readonly<Record<"candidates" | "tests" | "webhooks", Paged | undefined>>;

export function NextStepCard({ candidates, tests, webhooks }: NextStepCardProps) {
  const undecided = useData(
    call("V2", "get", "/candidates", { query: { count: 1, status: ["WAITING_FOR_DECISION"] } }),
  );
  const counts = [tests, candidates, undecided.data, webhooks].map((data) => data?.page.totalElements);
  const isKnown = counts.every((count) => count !== undefined);
  const [ofTests = 0, ofCandidates = 0, decisions = 0, ofWebhooks = 0] = counts;
  const step = nextStep({ tests: ofTests, candidates: ofCandidates, decisions, webhooks: ofWebhooks });
  return (
    <section class="card" aria-label="Next step">
      <h2>Next step</h2>
      <p class="muted">{isKnown ? step.why : "Loading …"}</p>
      {isKnown && (
        <a class="button main" href={hrefOf(step.view, undefined, step.query)}>
          {step.query.status ? `Decide on ${formatNumber(decisions, "candidate")}` : step.name}
        </a>
      )}
    </section>
  );
}
