import type { Kind } from "../task.ts";

const person = (email: string) =>
  `const one = (await v3.listPeople({ params: { query: { email: "${email}" } } })).content[0]!;`;
const skill = (name: string) =>
  `let skillId = ""; for await (const { id, name } of v3.paginate("/boost/v3/skills")) if (name === "${name}") skillId = id;`;

export const skills: Kind = {
  name: "skills and jobs",
  tasks: [
    {
      id: "skills-of",
      prompt: "How many skills does maya.lindqvist@example.com have?",
      solution: `${person("maya.lindqvist@example.com")}
const names: string[] = [];
for await (const { name } of v3.paginate("/boost/v3/people/{personId}/skills", { params: { path: { personId: one.id } } })) names.push(name);
return names.length;`,
      changes: {},
      answer: [/\b2\b/],
    },
    {
      id: "give-skill",
      prompt: "Note that jonas.okafor@example.com wants to learn SQL.",
      solution: `${person("jonas.okafor@example.com")}
${skill("SQL")}
await control.updatePersonSkill({ params: { path: { id: world.organizationId, personId: one.id, skillId } }, body: { wantToLearn: true } });`,
      changes: { "+ personSkills": 1 },
    },
    {
      id: "new-position",
      prompt:
        "Create the job position Data Engineer in the family of the position Backend Developer, seniority Middle.",
      solution: `const like = (await v3.listJobPositions()).content.find(({ name }) => name === "Backend Developer");
const level = (await v3.listSeniorityLevels()).find(({ name }) => name === "Middle");
return await v3.createJobPosition({ body: { name: "Data Engineer", family: like?.family ?? "", seniority: level?.id ?? "" } });`,
      changes: { "+ jobPositions": 1 },
    },
    {
      id: "certificates",
      prompt: "Which certificates are issued by the Open Cloud Institute? Give their acronyms.",
      solution: `const { content } = await v3.listCertificateDefinitions();
return content.filter(({ organization }) => organization.name === "Open Cloud Institute").map(({ acronym }) => acronym);`,
      changes: {},
      answer: ["COA", "CAP", "CPO"],
    },
    {
      id: "onboarding",
      prompt: "Mark the onboarding of jonas.okafor@example.com as completed.",
      solution: `${person("jonas.okafor@example.com")}
await control.replaceOnboarding({ params: { path: { id: world.organizationId, personId: one.id } }, body: { status: "COMPLETED" } });`,
      changes: { "~ people": 1 },
      check: `${person("jonas.okafor@example.com")} return one.onboarding.status === "COMPLETED";`,
    },
  ],
};
