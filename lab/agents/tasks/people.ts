import type { Kind } from "../task.ts";

const person = (email: string) =>
  `const one = (await v3.listPeople({ params: { query: { email: "${email}" } } })).content[0]!;`;
const team = (name: string) => `const team = (await v3.listTeams()).content.find(({ name }) => name === "${name}")!;`;

export const people: Kind = {
  name: "people and teams",
  tasks: [
    {
      id: "new-team",
      prompt: "Create the team Reliability below Engineering, through V3.",
      solution: `${team("Engineering")}
return (await v3.createTeam({ body: { name: "Reliability", parentTeamId: team.id } })).id;`,
      changes: { "+ teams": 1 },
      check: `${team("Reliability")} return team.parentTeamId !== null;`,
    },
    {
      id: "invite-person",
      prompt: "Invite the person ida@example.com into the team Data, through V3, without a notification.",
      solution: `${team("Data")}
return (await v3.createInvitation({ body: { email: "ida@example.com", teamId: team.id, sendNotification: false } }));`,
      changes: { "+ people": 1 },
      check: `${team("Data")} ${person("ida@example.com")} return one.teams.includes(team.id);`,
    },
    {
      id: "move-person",
      prompt: "Put jonas.okafor@example.com into the teams Platform and Data, and no other.",
      solution: `${person("jonas.okafor@example.com")}
const { content } = await v3.listTeams();
const teams = content.filter(({ name }) => name === "Platform" || name === "Data").map(({ id }) => id);
await v3.replacePersonTeams({ params: { path: { personId: one.id } }, body: { teamIds: teams } });`,
      changes: { "~ people": 1 },
      check: `${person("jonas.okafor@example.com")} return one.teams.length === 2;`,
    },
    {
      id: "custom-field",
      prompt: "Set the custom field office of maya.lindqvist@example.com to Oslo, and leave the others.",
      solution: `${person("maya.lindqvist@example.com")}
return await v3.updatePersonCustomFields({ params: { path: { personId: one.id } }, body: { office: "Oslo" } });`,
      changes: { "~ people": 1 },
      check: `${person("maya.lindqvist@example.com")} return (await v3.getPersonCustomFields({ params: { path: { personId: one.id } } })).office === "Oslo";`,
    },
    {
      id: "rename-team",
      prompt: "Rename the team Data to Data Science, through V3.",
      solution: `${team("Data")}
const { id, ...body } = team;
await v3.replaceTeam({ params: { path: { teamId: id } }, body: { ...body, name: "Data Science" } });`,
      changes: { "~ teams": 1 },
      check: `${team("Data Science")} return team.parentTeamId !== null;`,
    },
  ],
};
