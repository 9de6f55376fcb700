import type { Kind } from "../task.ts";

export const reading: Kind = {
  name: "read",
  tasks: [
    {
      id: "waiting-for-decision",
      prompt: "Which candidates wait for a decision? Give their e-mail addresses.",
      solution: `const { _embedded } = await v2.listCandidates({ params: { query: { status: ["WAITING_FOR_DECISION"], count: 100 } } });
return _embedded.candidates.map(({ email }) => email);`,
      changes: {},
      answer: ["zoe.fontaine@example.com", "hana.novak@example.com"],
    },
    {
      id: "count-candidates",
      prompt: "How many candidates are there in all?",
      solution: "return (await v2.listCandidates()).page.totalElements;",
      changes: {},
      answer: [/\b14\b/],
    },
    {
      id: "external-id",
      prompt: "Which candidate has the external id ats-1003, and what is their status in V1?",
      solution: `for await (const { id, externalId, email } of v2.paginate("/candidates"))
  if (externalId === "ats-1003") return [email, (await v1.getCandidate({ params: { path: { id } } })).status];`,
      changes: {},
      answer: ["zoe.fontaine@example.com", "ASSESSMENT_READY"],
    },
    {
      id: "supervisor",
      prompt: "Who supervises the team Platform? Give the person's e-mail address.",
      solution: `const team = (await v3.listTeams()).content.find(({ name }) => name === "Platform");
return (await v3.getPerson({ params: { path: { personId: team?.supervisorId ?? "" } } })).email;`,
      changes: {},
      answer: ["elena.novak@example.com"],
    },
    {
      id: "unusable-tests",
      prompt: "Which tests of V2 does V1 not offer as exams? Give their identifiers.",
      solution: `const exams = new Set<string>();
for await (const { id } of v1.paginate("/exams")) exams.add(id);
const missing: string[] = [];
for await (const { id } of v2.paginate("/tests")) if (!exams.has(id)) missing.push(id);
return missing;`,
      changes: {},
      answer: ["tst_python_data", "tst_security_2023"],
    },
  ],
};
