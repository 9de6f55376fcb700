import { type Kind, wholeFlow } from "../task.ts";

const read = (email: string) =>
  `const one = (await v2.listCandidates({ params: { query: { query: "${email}" } } }))._embedded.candidates[0]!; const v1Status = (await v1.getCandidate({ params: { path: { id: one.id } } })).status;`;

export const flows: Kind = {
  name: "flows",
  tasks: [
    {
      id: "whole-flow",
      prompt:
        "Play a candidate flow@example.com who is invited to SQL Basics, answers all correctly and is scored in full. Which status has the candidate in V1 at the end?",
      solution: `const one = await world.candidate({ email: "flow@example.com", test: "SQL Basics" }).start().answer("correct").submit().score(1);
return (await v1.getCandidate({ params: { path: { id: one.id } } })).status;`,
      changes: wholeFlow,
      answer: ["ASSESSMENT_READY"],
      check: `${read("flow@example.com")} return one.status === "WAITING_FOR_DECISION" && v1Status === "ASSESSMENT_READY";`,
    },
    {
      id: "started-only",
      prompt: "Bring the candidate oskar.zielinska@example.com as far as having started the test.",
      solution: `${read("oskar.zielinska@example.com")}
await control.startAssessment({ params: { path: { id: one.id } } });`,
      changes: { "~ candidates": 1, "event TEST_STARTED": 1 },
      check: `${read("oskar.zielinska@example.com")} return v1Status === "TEST_STARTED";`,
    },
    {
      id: "cancel",
      prompt: "Cancel the assessment of oskar.zielinska@example.com.",
      solution: `${read("oskar.zielinska@example.com")}
await control.cancelAssessment({ params: { path: { id: one.id } } });`,
      changes: { "~ candidates": 1 },
      check: `return (await v2.listCandidates({ params: { query: { query: "oskar.zielinska" } } }))._embedded.candidates[0]?.status === "CANCELED";`,
    },
    {
      id: "processing-fails",
      prompt:
        "Invite fail@example.com to any test, let them submit it, and let the processing fail with the reason: disk full. Which event came last?",
      solution: `await world.candidate({ email: "fail@example.com" }).start().answer().submit().fail("disk full");
let last = "";
for await (const { type } of control.paginate("/organizations/{id}/events", { params: { path: { id: world.organizationId } } })) last = type;
return last;`,
      changes: {
        "+ candidates": 1,
        "mail INVITATION": 1,
        "event TEST_STARTED": 1,
        "event TEST_FINISHED": 1,
        "event FAILED": 1,
      },
      answer: ["FAILED"],
    },
    {
      id: "half-the-points",
      prompt:
        "Invite half@example.com to tst_customer_communication, let them answer and submit, and give half of the points. How many points do they have, of how many?",
      solution: `const one = await world.candidate({ email: "half@example.com", test: "tst_customer_communication" }).start().answer().submit().score(0.5);
const { score } = await v2.getAssessment({ params: { path: { id: one.id, assessmentId: one.assessmentId } } });
return score;`,
      answer: [/\b13\b/, /\b22\b/],
      changes: wholeFlow,
    },
  ],
};
