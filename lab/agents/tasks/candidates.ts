import type { Kind } from "../task.ts";

const find = (email: string) =>
  `const one = (await v2.listCandidates({ params: { query: { query: "${email}" } } }))._embedded.candidates[0]!;`;

export const candidates: Kind = {
  name: "candidates",
  tasks: [
    {
      id: "invite-v1",
      prompt: "Invite mira@example.com, Mira Sand, to the exam SQL Basics through V1.",
      solution: `const exam = (await v1.listExams()).items.find(({ name }) => name === "SQL Basics");
return (await v1.createCandidate({ body: { email: "mira@example.com", firstName: "Mira", lastName: "Sand", examId: exam?.id ?? "" } })).id;`,
      changes: { "+ candidates": 1, "mail INVITATION": 1 },
      check: `${find("mira@example.com")} return one.firstName === "Mira" && one.lastName === "Sand";`,
    },
    {
      id: "invite-quietly",
      prompt:
        "Invite quiet@example.com to the test tst_quality_engineer through V2, for 30 days, without any mail to the candidate.",
      solution: `return (await v2.createInvitation({ body: { email: "quiet@example.com", testId: "tst_quality_engineer", validityInDays: 30, disableCommunication: true } })).id;`,
      changes: { "+ candidates": 1 },
      check: `${find("quiet@example.com")} return one.disableCommunication;`,
    },
    {
      id: "candidate-without-test",
      prompt: "Create the candidate lone@example.com in V2 with the tags backend and remote, without a test.",
      solution: `return (await v2.createCandidate({ body: { email: "lone@example.com", tags: ["backend", "remote"] } })).id;`,
      changes: { "+ candidates": 1 },
      check: `${find("lone@example.com")} return one.status === "NEW" && one.tags.join() === "backend,remote";`,
    },
    {
      id: "accept",
      prompt: "Accept the candidate hana.novak@example.com.",
      solution: `${find("hana.novak@example.com")}
await v2.updateCandidate({ params: { path: { id: one.id } }, body: { status: "ACCEPTED" } });`,
      changes: { "~ candidates": 1 },
      check: `${find("hana.novak@example.com")} return one.status === "ACCEPTED";`,
    },
    {
      id: "delete-candidate",
      prompt: "Delete the candidate mateo.reyes@example.com with everything about them.",
      solution: `${find("mateo.reyes@example.com")}
await v2.deleteCandidate({ params: { path: { id: one.id } } });`,
      changes: { "- candidates": 1 },
      check: `return (await v2.listCandidates({ params: { query: { query: "mateo.reyes" } } })).page.totalElements === 0;`,
    },
  ],
};
