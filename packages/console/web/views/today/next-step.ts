interface Counts {
  readonly tests: number;
  readonly candidates: number;
  readonly decisions: number;
  readonly webhooks: number;
}

interface NextStep {
  readonly name: string;
  readonly why: string;
  readonly view: string;
  readonly query: Readonly<Record<string, string>>;
}

export function nextStep({ tests, candidates, decisions, webhooks }: Counts): NextStep {
  if (tests === 0) return { name: "Create a test", why: "Invitations require a test.", view: "tests", query: {} };
  if (candidates === 0)
    return {
      name: "Invite a candidate",
      why: "The candidate gets a mail, which stays here, and a page to take the test.",
      view: "candidates",
      query: { open: "invite" },
    };
  if (webhooks === 0)
    return {
      name: "Register a webhook",
      why: "Use the catcher if you have no receiver yet.",
      view: "webhooks",
      query: {},
    };
  if (decisions > 0)
    return {
      name: "Decide",
      why: "The tests are assessed.",
      view: "candidates",
      query: { status: "WAITING_FOR_DECISION" },
    };
  return {
    name: "Invite another candidate",
    why: "Then advance the clock above to see due timers.",
    view: "candidates",
    query: { open: "invite" },
  };
}
