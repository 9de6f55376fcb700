import type { AnswerValue } from "../../src/domain/answers.ts";
import { answersOf } from "../../src/domain/assessments.ts";
import type { Person } from "../../src/domain/people.ts";
import { DAY, MINUTE } from "../../src/domain/time.ts";
import * as assessments from "../../src/service/assessments.ts";
import { createCandidate, updateCandidate } from "../../src/service/candidates.ts";
import { acceptInvitation } from "../../src/service/onboarding.ts";
import { invitePerson } from "../../src/service/people.ts";
import { createTeam } from "../../src/service/teams.ts";
import type { World } from "../../src/service/world.ts";
import type { TestSandbox } from "../sandbox.ts";
import { changeTexts, inviteAda, sampleSections, storeSampleTest } from "./sample-test.ts";

const values: readonly AnswerValue[] = [
  { choices: ["PATCH"] },
  { gaps: ["int", ""] },
  { text: "When data changes often.\n\nAnd where staleness hurts." },
  { text: "package main\n\nfunc main() {}\n" },
  { text: "SELECT month, sum(amount) FROM orders GROUP BY month" },
  { text: "FROM scratch" },
  { text: "it is empty at first" },
  { comments: [{ filename: "src/basket.ts", rating: "ACCEPTED", startLine: 2, endLine: 3, text: "Use const." }] },
  { text: "We rebuilt the checkout." },
];

/**
 * @param changed transforms each user-chosen text
 * @returns page paths by content
 */
export async function everyPage(
  { world, clock, organizationId, settle }: TestSandbox,
  changed: (text: string) => string = (text) => text,
): Promise<ReadonlyMap<string, string>> {
  const test = await storeSampleTest(world, organizationId, {
    sections: Object.fromEntries(
      Object.entries(sampleSections).map(([name, tasks]) => [changed(name), changeTexts(tasks, changed)]),
    ),
    name: changed("Backend developer"),
    skills: [changed("Go"), changed("Reviewing")],
    asksForContractData: true,
  });
  const invite = (more: Parameters<typeof inviteAda>[2] = {}) =>
    inviteAda(world, test, { note: changed("Good luck"), ...more }, changed);
  const start = async () => {
    const { assessment } = await invite();
    await settle();
    return (await assessments.startAssessment(world, organizationId, assessment.id)).assessment;
  };

  const [expired, canceled, failed] = [await invite(), await invite(), await invite()];
  await assessments.cancelAssessment(world, organizationId, canceled.assessment.id);
  await assessments.failAssessment(world, organizationId, failed.assessment.id, changed("The disk is full"));
  await clock.advance(15 * DAY);

  const assessed = await start();
  const answers = Object.fromEntries(
    answersOf(assessed).map(({ id }, index) => [id, changeTexts(values[index] ?? {}, changed)]),
  );
  await assessments.saveAnswers(world, organizationId, assessed.id, answers);
  const contract = { financialExpectations: 4500, noticePeriod: changed("3 months") };
  await assessments.submitAssessment(world, organizationId, assessed.id, contract);
  for (const { id } of answersOf(assessed)) await assessments.scoreAnswer(world, organizationId, assessed.id, id, 7.5);
  const { candidate } = await assessments.noteAssessment(world, organizationId, assessed.id, {
    note: changed("Clear thinking"),
  });
  await updateCandidate(world, organizationId, candidate.id, {
    decision: "ACCEPTED",
    customFields: { source: "fair" },
  });

  const timedOut = await start();
  await clock.advance(61 * MINUTE);
  const running = await start();
  const reviewed = answersOf(assessed).find(({ type }) => type === "CODE_REVIEW");
  const programmed = answersOf(assessed).find(({ type }) => type === "PROGRAMMING");
  const notOpen = await invite({ opensAt: clock.now() + DAY });
  const open = await invite();
  const uninvited = await createCandidate(world, organizationId, { email: "grace@example.com" });
  await settle();

  const [member, newcomer] = await invitePeople(world, organizationId, changed);

  const { paths } = world.links;
  return new Map([
    ["an invitation", `/t/${open.assessment.token}`],
    ["a test that is not open yet", `/t/${notOpen.assessment.token}`],
    ["a section with choices, gaps and an essay", `/t/${running.token}/sections/1`],
    ["a section with code", `/t/${running.token}/sections/2`],
    ["a section with a code review", `/t/${running.token}/sections/3`],
    ["the confirmation", `/t/${running.token}/submit`],
    ["a submitted test", `/t/${assessed.token}`],
    ["a test whose time is up", `/t/${timedOut.token}`],
    ["an expired test", `/t/${expired.assessment.token}`],
    ["a canceled test", `/t/${canceled.assessment.token}`],
    ["a failed test", `/t/${failed.assessment.token}`],
    ["an unknown test", "/t/tkn_none"],
    ["a candidate", paths.candidate(candidate.id)],
    ["a candidate without a token", `/candidates/${candidate.id}`],
    ["an unknown candidate", paths.candidate("cnd_none")],
    ["a report", paths.report(assessed.id)],
    ["a report without a token", `/reports/${assessed.id}`],
    ["an unknown report", paths.report("asm_none")],
    ["a report before the start", paths.report(open.assessment.id)],
    ["a report before the end", paths.report(running.id)],
    ["a report of a failed test", paths.report(failed.assessment.id)],
    ["a PDF that is not there yet", paths.pdfReport(running.id)],
    ["a PDF that never will be", paths.pdfReport(canceled.assessment.id)],
    ["a report of a candidate without an assessment", paths.futureReport(uninvited.id)],
    ["an answer in text", paths.repository(assessed.id, programmed?.id ?? "")],
    ["an answer in comments", paths.repository(assessed.id, reviewed?.id ?? "")],
    ["an invitation into a team", paths.onboarding(newcomer)],
    ["an onboarding", paths.onboarding(member)],
    ["an unknown onboarding", paths.onboarding({ organizationId, id: "per_none" })],
    ["an unknown answer", paths.repository(assessed.id, "ans_none")],
  ]);
}

async function invitePeople(
  world: World,
  organizationId: string,
  changed: (text: string) => string,
): Promise<readonly [Person, Person]> {
  const content = { parentTeamId: undefined, color: undefined, supervisorId: undefined, customId: undefined };
  const team = await createTeam(world, organizationId, { ...content, name: changed("Platform") });
  const invite = async (email: string) => {
    const given = { email, teamId: team.id, firstName: changed("Grace"), sendNotification: false };
    return (await invitePerson(world, organizationId, given)).person;
  };
  const member = await invite("member@example.com");
  await acceptInvitation(world, organizationId, member.id);
  return [member, await invite("newcomer@example.com")];
}
