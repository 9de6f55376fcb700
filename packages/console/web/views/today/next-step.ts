interface Counts {
  readonly tests: number;
  readonly candidates: number;
  /** Candidates waiting for a decision. */
  readonly decisions: number;
  readonly webhooks: number;
}

interface NextStep {
  readonly name: string;
  readonly why: string;
  readonly view: string;
  readonly query: Readonly<Record<string, string>>;
}

/** Returns the suggested next step for the current data. */
export function nextStep({ tests, candidates, decisions, webhooks }: Counts): NextStep {
  if (tests === 0) return { name: "Make a test", why: "Candidates are invited to one.", view: "tests", query: {} };
  if (candidates === 0)
    return {
      name: "Invite a candidate",
      why: "They get a mail, which stays here, and a page to take the test on.",
      view: "candidates",
      query: { open: "invite" },
    };
  if (webhooks === 0)
    return {
      name: "Let events go to a webhook",
      why: "The catcher takes them where you have no receiver yet.",
      view: "webhooks",
      query: {},
    };
  if (decisions > 0)
    return {
      name: "Decide",
      why: "Their tests are assessed.",
      view: "candidates",
      query: { status: "WAITING_FOR_DECISION" },
    };
  return {
    name: "Invite another candidate",
    why: "Then let time pass: the clock above moves to what is due next.",
    view: "candidates",
    query: { open: "invite" },
  };
}
