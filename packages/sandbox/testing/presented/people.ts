import type { Person } from "../../src/domain/people.ts";
import { type AnySubject, control, putInto, type Subject } from "./subject.ts";

const people: Subject<Person> = {
  values: {
    id: ["per_1", "per_2"],
    email: ["one@example.com", "two@example.com"],
    firstName: ["one", "two"],
    lastName: ["one", "two"],
    customId: ["one", "two"],
    jobPositionId: ["jp_1", "jp_2"],
    additionalJobPositionIds: [["jp_1"], ["jp_2"]],
    teamIds: [["team_1"], ["team_2"]],
    onboarding: [{ status: "NEW" }, { status: "COMPLETED", finishedAt: 1000 }],
    accountEnabled: [false, true],
    roles: [["ADMINISTRATOR"], []],
    tags: [["one"], ["two"]],
    customFields: [{ one: 1 }, { two: "two" }],
    goals: [
      [{ id: "gol_1", name: "one", completed: false, skillId: "skl_1", dueAt: 1000 }],
      [{ id: "gol_1", name: "one", completed: true, skillId: "skl_1", dueAt: 1000 }],
    ],
    pluginData: [{ one: { held: 1 } }, { one: { held: 2 } }],
    timeline: [[{ type: "INVITED", at: 1000 }], [{ type: "TEAMS_CHANGED", at: 1000 }]],
    certificates: [
      [{ id: "pct_1", definitionId: "crt_1", issuedAt: 1000 }],
      [{ id: "pct_1", definitionId: "crt_1", issuedAt: 1000, expiresAt: 2000 }],
    ],
    createdAt: [1000, 2000],
  },
  store: putInto("people", (entity) => [`/v3/boost/v3/people/${entity.id}`, control(entity, `/people/${entity.id}`)]),
};

export const staff: Readonly<Record<string, AnySubject>> = { Person: people };
