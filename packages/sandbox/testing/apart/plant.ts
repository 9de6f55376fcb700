import { apiVersions } from "../../src/domain/keys.ts";
import { personSkillId } from "../../src/domain/person-skills.ts";
import { createKey } from "../../src/service/keys.ts";
import { createSnapshot } from "../../src/service/snapshots.ts";
import type { World } from "../../src/service/world.ts";
import { finished } from "../presented/assessments.ts";
import * as sample from "../store-suite/samples.ts";
import { identifiers } from "./identifiers.ts";

const MANY = 51;

export interface Planted {
  readonly organizationId: string;
  readonly apiKey: string;
  readonly mark: string;
}

/** Fills an organization with at least one entity per referenceable type; all ids contain `mark`. */
export async function plant(world: World, mark: string, many = MANY): Promise<Planted> {
  const organizationId = `org_${mark}`;
  const id = identifiers(mark);
  const owned = { organizationId };
  const test = sample.test({ ...owned, id: id.test, name: `Test of ${mark}` });
  const answer = sample.answer({ id: id.answer, taskId: id.task, title: mark, maxPoints: 10, skills: [mark] });
  const section = { name: mark, timeLimitInSeconds: 60, maxPoints: 10, timeTakenInSeconds: 30, answers: [answer] };
  const assessment = finished({
    ...{ id: id.assessment, token: `tkn_${mark}`, sections: [section], customFields: { mark } },
    test: {
      id: id.test,
      name: test.name,
      skills: [mark],
      timeLimitInSeconds: 60,
      maxPoints: 10,
      asksForContractData: false,
    },
  });
  const content = sample.taskContent({
    title: mark,
    type: "PROGRAMMING",
    tags: ["Go", "SQL", mark],
    projectType: "go",
  });
  await world.store.transact(async (tx) => {
    await tx.organizations.put(sample.organization({ id: organizationId, name: mark }));
    await tx.keys.put(sample.apiKey({ ...owned, id: id.apiKey, hash: mark }));
    await tx.faults.put(sample.fault({ ...owned, id: id.fault, operation: "listExams", keyId: id.apiKey }));
    await tx.webhooks.put(
      sample.webhook({ ...owned, id: id.webhook, url: `http://127.0.0.1:9/${mark}`, state: "DISABLED" }),
    );
    await tx.tests.put(test);
    await tx.predefinedTests.put(sample.predefinedTest({ ...owned, id: id.predefinedTest, name: mark }));
    await tx.tasks.put(sample.task({ ...owned, id: id.task, revision: 1, draft: content, published: content }));
    await tx.tasks.put(sample.task({ ...owned, id: id.essay, draft: sample.taskContent({ title: mark }) }));
    await tx.taskRevisions.put(sample.taskRevision({ ...owned, id: `${id.task}.1`, content }));
    await tx.candidates.put(
      sample.candidate({
        ...{ ...owned, id: id.candidate, email: `${mark}@example.com`, externalId: mark, tags: [mark] },
        ...{ assignedUser: mark, assignedTeam: mark, firstName: mark, assessments: [assessment] },
      }),
    );
    const about = { ...owned, candidateId: id.candidate, assessmentId: id.assessment };
    await tx.mails.put(sample.mail({ ...about, id: id.mail, to: `${mark}@example.com`, text: mark }));
    await tx.events.put(sample.event({ ...about, id: id.event, email: `${mark}@example.com`, testName: mark }));
    await tx.deliveries.put(
      sample.eventDelivery({
        ...owned,
        id: id.delivery,
        candidateId: id.candidate,
        webhookId: id.webhook,
        eventId: id.event,
      }),
    );
    await tx.teams.put(sample.team({ ...owned, id: id.parentTeam, name: mark }));
    for (let index = 0; index < many; index++) {
      const one = identifiers(index === 0 ? mark : `${mark}_${index}`);
      const named = { ...owned, name: `${mark} ${index}` };
      await tx.skillFolders.put(sample.skillFolder({ ...named, id: one.skillFolder }));
      await tx.skills.put(sample.skill({ ...named, id: one.skill, folderId: id.skillFolder }));
      await tx.skillsets.put(sample.skillset({ ...named, id: one.skillset, skillIds: [id.skill] }));
      await tx.positionFamilies.put(sample.positionFamily({ ...named, id: one.positionFamily }));
      await tx.seniorityLevels.put(sample.seniorityLevel({ ...named, id: one.seniorityLevel }));
      await tx.certificateDefinitions.put(
        sample.certificateDefinition({ ...named, id: one.certificate, issuer: { id: id.issuer, name: mark } }),
      );
      await tx.jobPositions.put(
        sample.jobPosition({
          ...{ ...named, id: one.jobPosition, familyId: id.positionFamily, seniorityId: id.seniorityLevel },
          skillsets: [{ skillsetId: id.skillset }],
        }),
      );
      const team = { ...named, id: one.team, customId: mark, supervisorId: id.person };
      await tx.teams.put(sample.team(index === 0 ? team : { ...team, parentTeamId: id.team }));
      await tx.people.put(
        sample.person({
          ...{ ...owned, id: one.person, createdAt: index, firstName: mark, customId: index === 0 ? mark : one.person },
          ...{ email: index === 0 ? `${mark}@example.com` : `${mark}.${index}@example.com` },
          ...{ teamIds: [id.team], jobPositionId: id.jobPosition, customFields: { mark } },
        }),
      );
      await tx.personSkills.put(
        sample.personSkill({
          ...{ ...owned, id: personSkillId(one.person, id.skill), personId: one.person, skillId: id.skill },
          ratings: [{ type: "SUPERVISOR", value: 50, ratedOn: 1, ratedBy: id.person }],
        }),
      );
    }
  });
  const newId: World["newId"] = (prefix) => (prefix === "snp" ? id.snapshot : world.newId(prefix));
  await createSnapshot({ ...world, newId }, organizationId, { name: mark, keepsDeleted: false });
  const { key: apiKey } = await createKey(world, organizationId, { versions: apiVersions });
  return { organizationId, apiKey, mark };
}
