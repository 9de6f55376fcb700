import type { Kind } from "../task.ts";

const organization = "const params = { path: { id: world.organizationId } };";

export const errors: Kind = {
  name: "errors and administration",
  tasks: [
    {
      id: "no-credits",
      prompt:
        "What status does V2 respond with to an invitation when the organization has no credits left? Try it, and let the organization have unlimited credits again afterwards.",
      solution: `${organization}
await control.updateOrganization({ params, body: { credits: 0 } });
const { response } = await v2.POST("/invitations", { body: { email: "poor@example.com", testId: "tst_sql_basics" } });
await control.updateOrganization({ params, body: { credits: null } });
return response.status;`,
      changes: { "~ organizations": 1 },
      answer: [/\b417\b/],
    },
    {
      id: "unusable-test",
      prompt: "What does V2 say when somebody is invited to the test tst_python_data? Give the status.",
      solution: `const { response } = await v2.POST("/invitations", { body: { email: "early@example.com", testId: "tst_python_data" } });
return response.status;`,
      changes: {},
      answer: [/\b409\b/],
    },
    {
      id: "why-refused",
      prompt:
        "Try to submit the assessment of oskar.zielinska@example.com before it was started. Which moves are possible instead?",
      solution: `const one = (await v2.listCandidates({ params: { query: { query: "oskar.zielinska" } } }))._embedded.candidates[0]!;
const { error } = await control.POST("/assessments/{id}/submit", { params: { path: { id: one.id } } });
return error?.allowedMoves;`,
      changes: {},
      answer: ["start"],
    },
    {
      id: "fault",
      prompt:
        "Let the next request to create a candidate in V1 fail with 503, and show that the one after it works, for twice@example.com and tst_sql_basics.",
      solution: `${organization}
await control.createFault({ params, body: { operation: "createCandidate", outcome: 503, count: 1 } });
const body = { email: "twice@example.com", firstName: "T", lastName: "W", examId: "tst_sql_basics" };
const first = await v1.POST("/candidates", { body });
const second = await v1.POST("/candidates", { body });
return [first.response.status, second.response.status];`,
      changes: { "+ faults": 1, "- faults": 1, "+ candidates": 1, "mail INVITATION": 1 },
      answer: [/503/, /201/],
    },
    {
      id: "credits",
      prompt:
        "Give the organization 50 credits, and use one of them by an invitation of credit@example.com to any test. How many are left?",
      solution: `${organization}
await control.updateOrganization({ params, body: { credits: 50 } });
await world.candidate({ email: "credit@example.com" });
return (await control.getOrganization({ params })).credits;`,
      changes: { "~ organizations": 1, "+ candidates": 1, "mail INVITATION": 1 },
      answer: [/\b49\b/],
      check: `${organization} return (await control.getOrganization({ params })).credits === 49;`,
    },
  ],
};
