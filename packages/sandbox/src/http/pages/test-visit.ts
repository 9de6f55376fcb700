import { timeLimitOf } from "../../domain/assessments.ts";
import { contentsOf, type Found } from "../../service/assessments.ts";
import type { World } from "../../service/world.ts";
import type { FieldProblem } from "./answers/fields.ts";
import { invitation } from "./invitation-view.ts";
import type { Html, Page } from "./layout.ts";
import { NoPageError } from "./no-page.ts";
import { type Kept, keptView, overTexts, overView } from "./over-view.ts";
import { type Refused, runningBar, sectionView } from "./section-view.ts";
import { type ContractEntry, submitView } from "./submit-view.ts";

/** @throws NoPageError */
export async function findTest({ store }: World, token: string): Promise<Found> {
  const candidate = await store.candidates.findAnywhere({ token });
  const assessment = candidate?.assessments.find((one) => one.token === token);
  if (candidate !== undefined && assessment !== undefined) return { candidate, assessment };
  throw new NoPageError(
    "There is no test at this address",
    "Check that the link is complete, exactly as it stands in your invitation. If it is, the invitation was deleted.",
  );
}

/** Where a candidate is in a running test. */
export function placeOf({ assessment: { token, sections, activeSection } }: Found): string {
  return sections.length === 0 ? `/t/${token}/submit` : `/t/${token}/sections/${activeSection + 1}`;
}

export const isRunning = ({ clock }: World, { assessment }: Found): boolean =>
  assessment.status === "TEST_STARTED" && clock.now() < timeLimitOf(assessment);

const isBeforeStart = ({ assessment: { status } }: Found): boolean => status === "NEW" || status === "TOKEN_SENT";

async function page(world: World, found: Found, title: string, main: Html, bar?: Html): Promise<Page> {
  const organization = await world.store.organizations.get(found.candidate.organizationId);
  const { name } = found.assessment.test;
  return {
    title: title === name ? name : `${title} – ${name}`,
    brand: organization?.name,
    // Once it is underway, the headline no longer names the test.
    ...(title !== name && { subject: name }),
    ...(bar !== undefined && { bar }),
    main,
  };
}

/** What there is to see of a test that is not running. @param kept what was posted and not saved */
export async function restingPage(
  world: World,
  found: Found,
  kept: readonly Kept[] = [],
  why: Html = "",
): Promise<Page> {
  const { candidate, assessment } = found;
  if (!isBeforeStart(found)) return page(world, found, overTexts(assessment).title, overView(assessment, kept));
  const test = await world.store.tests.get(candidate.organizationId, assessment.test.id);
  const tasks = (test?.sections ?? []).flatMap((section) => section.tasks).length;
  const main = invitation(candidate, assessment, tasks, world.clock.now(), keptView(kept) + why);
  return page(world, found, assessment.test.name, main);
}

/** @throws NoPageError */
export async function sectionPage(
  world: World,
  found: Found,
  index: number,
  { saved = false, refused }: { saved?: boolean; refused?: Refused } = {},
): Promise<Page> {
  const { assessment, candidate } = found;
  const section = assessment.sections[index];
  if (section === undefined) throw noSection();
  const contents = await contentsOf(world, candidate.organizationId, assessment);
  const title = `${refused === undefined ? "" : "Error: "}${section.name}`;
  const bar = runningBar(assessment, world.clock.now(), { canSave: true, saved });
  return page(world, found, title, sectionView(assessment, index, contents, refused), bar);
}

export const noSection = (): NoPageError =>
  new NoPageError("The test has no such section", "Open the link of your invitation again to get back to the test.");

export async function submitPage(
  world: World,
  found: Found,
  contract?: ContractEntry,
  problems: readonly FieldProblem[] = [],
): Promise<Page> {
  const { assessment } = found;
  const title = `${problems.length === 0 ? "" : "Error: "}Submit the test?`;
  const bar = runningBar(assessment, world.clock.now(), { canSave: false, saved: false });
  return page(world, found, title, submitView(assessment, contract, problems), bar);
}
