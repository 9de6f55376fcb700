import type { Content, Html } from "@assessment-api/html";
import { timeLimitOf } from "../../domain/assessments.ts";
import type { Instant } from "../../domain/time.ts";
import { contentsOf, type Found } from "../../service/assessments.ts";
import { countTasks, type Visit, type Visits } from "../../service/linked-assessments.ts";
import type { World } from "../../service/world.ts";
import type { FieldProblem } from "./answers/fields.ts";
import { invitation } from "./invitation-view.ts";
import type { Page } from "./layout.ts";
import { NoPageError } from "./no-page.ts";
import { type Kept, keptView, overTexts, overView } from "./over-view.ts";
import { type Refused, runningBar, sectionView } from "./section-view.ts";
import { type ContractEntry, submitView } from "./submit-view.ts";

export async function findTest(visits: Visits, token: string): Promise<Visit> {
  const visit = await visits.test(token);
  if (visit !== undefined) return visit;
  throw new NoPageError(
    "There is no test at this address",
    "Check that the link is complete, as in your invitation. If it is, the invitation was deleted.",
  );
}

export function placeOf({ assessment: { token, sections, activeSection } }: Found): string {
  return sections.length === 0 ? `/t/${token}/submit` : `/t/${token}/sections/${activeSection + 1}`;
}

export const isRunning = ({ clocks }: World, { assessment, candidate }: Found): boolean =>
  assessment.status === "TEST_STARTED" && clocks.of(candidate.organizationId).now() < timeLimitOf(assessment);

const isBeforeStart = ({ assessment: { status } }: Found): boolean => status === "NEW" || status === "TOKEN_SENT";

function page({ assessment, organization }: Visit, title: string, main: Html, bar?: () => Html): Page {
  const { name } = assessment.test;
  return {
    title: title === name ? name : `${title} – ${name}`,
    brand: organization,
    ...(title !== name && { subject: name }),
    ...(bar !== undefined && { bar }),
    main,
  };
}

const nowFor = ({ clocks }: World, { candidate }: Found): Instant => clocks.of(candidate.organizationId).now();

/** @param kept unsaved entries */
export async function restingPage(
  world: World,
  visit: Visit,
  kept: readonly Kept[] = [],
  why?: Content,
): Promise<Page> {
  const { candidate, assessment } = visit;
  if (!isBeforeStart(visit)) return page(visit, overTexts(assessment).title, overView(assessment, kept));
  const tasks = await countTasks(world, visit);
  const main = invitation(candidate, assessment, tasks, nowFor(world, visit), [keptView(kept), why]);
  return page(visit, assessment.test.name, main);
}

export async function sectionPage(
  world: World,
  visit: Visit,
  index: number,
  { saved = false, refused }: { saved?: boolean; refused?: Refused } = {},
): Promise<Page> {
  const { assessment, candidate } = visit;
  const section = assessment.sections[index];
  if (section === undefined) throw noSection();
  const contents = await contentsOf(world, candidate.organizationId, assessment);
  const title = `${refused === undefined ? "" : "Error: "}${section.name}`;
  const bar = runningBar(assessment, () => nowFor(world, visit), { canSave: true, saved });
  return page(visit, title, sectionView(assessment, world.newId("pge"), index, contents, refused), bar);
}

export const noSection = (): NoPageError =>
  new NoPageError("The test has no such section", "Open the link in your invitation again to return to the test.");

export function submitPage(
  world: World,
  visit: Visit,
  contract?: ContractEntry,
  problems: readonly FieldProblem[] = [],
): Page {
  const { assessment } = visit;
  const title = `${problems.length === 0 ? "" : "Error: "}Submit the test?`;
  const bar = runningBar(assessment, () => nowFor(world, visit), { canSave: false, saved: false });
  return page(visit, title, submitView(assessment, contract, problems), bar);
}
