import { type Kind, wholeFlow } from "../task.ts";

export const time: Kind = {
  name: "time",
  tasks: [
    {
      id: "expires",
      prompt:
        "Invite late@example.com and show that the invitation expires when nobody follows it. Which status has the candidate then in V1 and V2?",
      solution: `const one = await world.candidate({ email: "late@example.com" });
await world.clock.advance("P31D");
const params = { path: { id: one.id } };
return [(await v1.getCandidate({ params })).status, (await v2.getCandidate({ params })).status];`,
      about: "late@example.com",
      changes: { "+ candidates": 1, "mail INVITATION": 1, "event TOKEN_EXPIRED": 1 },
      answer: ["TOKEN_EXPIRED", "EXPIRED"],
    },
    {
      id: "one-day",
      prompt: "Let one day pass in the organization.",
      solution: `await world.clock.advance("P1D");`,
      changes: { "event TEST_FINISHED": 1, "event ASSESSMENT_COMPLETED": 1, "~ candidates": 1 },
      check: `return Math.round(((await world.clock.now()).getTime() - Date.now()) / 3_600_000) === 24;`,
    },
    {
      id: "freeze",
      prompt: "Stop the organization's clock where it is now.",
      solution: "await world.clock.freeze();",
      changes: {},
      check: `return (await control.getOrganizationClock({ params: { path: { id: world.organizationId } } })).frozen;`,
    },
    {
      id: "time-limit",
      prompt:
        "Invite slow@example.com to SQL Basics, let them start and never submit, and let two hours pass. Did the test end by itself, and was it marked as timed out?",
      solution: `const one = await world.candidate({ email: "slow@example.com", test: "SQL Basics" }).start();
await world.clock.advance("PT2H");
const { status, timedOut } = await control.getAssessment({ params: { path: { id: one.id } } });
return { status, timedOut };`,
      about: "slow@example.com",
      changes: wholeFlow,
      answer: [/true|timed out|yes/i],
    },
    {
      id: "what-comes",
      prompt: "What will the organization's clock bring next? Give the kind of the next timer.",
      solution: `const { items } = await control.listTimers({ params: { path: { id: world.organizationId } } });
return items.map(({ kind, dueDate }) => [kind, dueDate]).slice(0, 1);`,
      changes: {},
      answer: [/time.?limit/i],
    },
  ],
};
