import { html } from "@assessment-api/html";
import type { FastifyInstance, FastifyReply } from "fastify";
import { ForbiddenMoveError, forbiddenMove, type PagePost } from "../../domain/assessments.ts";
import { DomainError } from "../../domain/errors.ts";
import type { TaskContent } from "../../domain/tasks.ts";
import { refused } from "../../journal/cause.ts";
import {
  contentsOf,
  enterSection,
  type Found,
  savePage,
  startAssessment,
  submitAssessment,
} from "../../service/assessments.ts";
import type { Visit, Visits } from "../../service/linked-assessments.ts";
import type { World } from "../../service/world.ts";
import { nextCommentId } from "./answers/comment-inputs.ts";
import { answerValue, type Entry, postedEntry, problemsOf, savedEntry, textOf } from "./answers/entry.ts";
import { type FieldProblem, fieldNames } from "./answers/fields.ts";
import { shorten } from "./bounds.ts";
import { type Form, readForm } from "./form.ts";
import { sendPage } from "./layout.ts";
import type { Kept } from "./over-view.ts";
import { type ContractEntry, contractDataOf, contractProblems, readContract } from "./submit-view.ts";
import { findTest, isRunning, noSection, placeOf, restingPage, sectionPage, submitPage } from "./test-visit.ts";

type Address = { Params: { token: string } };
type SectionAddress = { Params: { token: string; section: string }; Querystring: { saved?: string } };

const goTo = (reply: FastifyReply, address: string) => reply.redirect(address, 303);

/** The token authenticates the candidate. */
export function serveTest(app: FastifyInstance, world: World, visits: Visits): void {
  app.get<Address>("/t/:token", async ({ params }, reply) => {
    const found = await findTest(visits, params.token);
    return isRunning(world, found)
      ? goTo(reply, placeOf(found))
      : sendPage(reply, 200, await restingPage(world, found));
  });

  app.get<Address>("/t/:token/start", async ({ params }, reply) => {
    const { assessment } = await findTest(visits, params.token);
    return goTo(reply, `/t/${assessment.token}`);
  });

  app.post<Address>("/t/:token/start", async ({ params }, reply) => {
    const { candidate, assessment } = await findTest(visits, params.token);
    try {
      return goTo(reply, placeOf(await startAssessment(world, candidate.organizationId, assessment.id)));
    } catch (error) {
      if (!(error instanceof DomainError)) throw error;
      const now = await findTest(visits, params.token);
      if (isRunning(world, now)) return goTo(reply, placeOf(now));
      return sendPage(reply, 409, await restingPage(world, now, [], cannotStart));
    }
  });

  app.get<SectionAddress>("/t/:token/sections/:section", async ({ params, query }, reply) => {
    const found = await findTest(visits, params.token);
    if (!isRunning(world, found)) return goTo(reply, `/t/${params.token}`);
    const index = indexOf(params.section, found);
    const { candidate, assessment } = found;
    if (index !== assessment.activeSection) await enterSection(world, candidate.organizationId, assessment.id, index);
    return sendPage(reply, 200, await sectionPage(world, found, index, { saved: query.saved !== undefined }));
  });

  app.post<SectionAddress>("/t/:token/sections/:section", async ({ params, body }, reply) => {
    const found = await findTest(visits, params.token);
    const index = indexOf(params.section, found);
    const form = readForm(body);
    const posted = await readAnswers(world, found, index, form);
    const { candidate, assessment } = found;
    let saved: Visit & { readonly newer: readonly string[] };
    try {
      const given = { ...readPage(form, world), answers: posted.answers };
      saved = { ...found, ...(await savePage(world, candidate.organizationId, assessment.id, given)) };
    } catch (error) {
      if (!(error instanceof ForbiddenMoveError)) throw error;
      return sendPage(reply, 409, await restingPage(world, await findTest(visits, params.token), posted.changed));
    }
    const { entries } = posted;
    const problems = [...newerProblems(saved, index, posted.contents), ...posted.problems];
    if (problems.length === 0) return goTo(reply, `/t/${params.token}/${nextAddress(form, saved, index)}`);
    return sendPage(reply, 422, await sectionPage(world, saved, index, { refused: { entries, problems } }));
  });

  app.get<Address>("/t/:token/submit", async ({ params }, reply) => {
    const found = await findTest(visits, params.token);
    return isRunning(world, found) ? sendPage(reply, 200, submitPage(world, found)) : goTo(reply, `/t/${params.token}`);
  });

  app.post<Address>("/t/:token/submit", async ({ params, body }, reply) => {
    const found = await findTest(visits, params.token);
    const contract = readContract(readForm(body));
    if (!isRunning(world, found)) return tooLate(world, found, contract, reply);
    const { candidate, assessment } = found;
    const problems = assessment.test.asksForContractData ? contractProblems(contract) : [];
    if (problems.length > 0) return sendPage(reply, 422, submitPage(world, found, contract, problems));
    try {
      await submitAssessment(world, candidate.organizationId, assessment.id, contractDataOf(contract));
    } catch (error) {
      if (!(error instanceof ForbiddenMoveError)) throw error;
      return tooLate(world, await findTest(visits, params.token), contract, reply);
    }
    return goTo(reply, `/t/${params.token}`);
  });
}

const cannotStart = html`<div class="message bad" role="alert" tabindex="-1" autofocus><h2>The test was not started</h2>
<p>It cannot be started now. Try again later. If that does not help, tell the people who invited you.</p></div>`;

function indexOf(section: string, { assessment }: Found): number {
  const index = /^[1-9]\d{0,3}$/.test(section) ? Number(section) - 1 : -1;
  if (assessment.sections[index] === undefined) throw noSection();
  return index;
}

const PAGE_LENGTH = 60;

/** Reads the page of a form. A form without one gets a new identifier, so that it owns no saved answer. */
function readPage(form: Form, { newId }: World): Pick<PagePost, "page" | "turn"> {
  const turn = form.one("turn");
  return {
    page: form.one("page").slice(0, PAGE_LENGTH) || newId("pge"),
    turn: /^\d{1,9}$/.test(turn) ? Number(turn) : undefined,
  };
}

interface Posted {
  readonly contents: ReadonlyMap<string, TaskContent>;
  readonly entries: ReadonlyMap<string, Entry>;
  readonly answers: PagePost["answers"];
  readonly problems: ReturnType<typeof problemsOf>;
  /** Differs from the saved answers. */
  readonly changed: readonly Kept[];
}

/** Answers without a field are unchanged. */
async function readAnswers(world: World, { candidate, assessment }: Found, index: number, form: Form): Promise<Posted> {
  const contents = await contentsOf(world, candidate.organizationId, assessment);
  const answers = (assessment.sections[index]?.answers ?? []).flatMap((answer) => {
    const content: TaskContent | undefined = contents.get(answer.id);
    const entry = postedEntry(form, answer, content);
    return entry === undefined ? [] : [{ answer, content, entry }];
  });
  return {
    contents,
    entries: new Map(answers.map(({ answer, entry }) => [answer.id, entry])),
    answers: Object.fromEntries(
      answers.map(({ answer, content, entry }) => {
        const shown = form.one(fieldNames(answer.id).shown) || undefined;
        return [answer.id, { shown, value: answerValue(entry, answer, content) }];
      }),
    ),
    problems: answers.flatMap(({ answer, content, entry }) => problemsOf(entry, answer, content)),
    changed: answers.flatMap(({ answer, content, entry }) => {
      const text = textOf(entry, content);
      return text === "" || text === textOf(savedEntry(answer, content), content)
        ? []
        : [{ title: answer.title, text }];
    }),
  };
}

const REPEATED = 200;

/** Reports answers that another page has saved, with their text. */
function newerProblems(
  { assessment, newer }: Found & { readonly newer: readonly string[] },
  index: number,
  contents: ReadonlyMap<string, TaskContent>,
): FieldProblem[] {
  const answers = assessment.sections[index]?.answers ?? [];
  return answers.flatMap((answer, position) => {
    if (!newer.includes(answer.id)) return [];
    const content = contents.get(answer.id);
    const text = textOf(savedEntry(answer, content), content);
    const other = text === "" ? "no answer" : `“${shorten(text, REPEATED)}”`;
    const message = `Task ${position + 1} was changed in another window. The saved answer is: ${other}. Your entry here is not saved. Select Save to replace the saved answer.`;
    return [{ field: answer.id, message }];
  });
}

function nextAddress(form: Form, { assessment }: Found, index: number): string {
  const go = form.one("go");
  const section = (number: number) => `sections/${number}`;
  if (go === "review") return "submit";
  if (go === "next" && index + 1 < assessment.sections.length) return section(index + 2);
  if (go === "previous" && index > 0) return section(index);
  if (/^[1-9]\d{0,3}$/.test(go) && assessment.sections[Number(go) - 1] !== undefined) return section(Number(go));
  const here = `${section(index + 1)}?saved`;
  const commented = assessment.sections[index]?.answers.find(({ id }) => go === `comment:${id}`);
  if (commented === undefined) return here;
  return `${here}#${nextCommentId(commented.id, commented.value?.comments?.length ?? 0)}`;
}

/** Submitting twice succeeds. If the test ended in another way, shows unsaved entries. */
async function tooLate(world: World, found: Visit, contract: ContractEntry, reply: FastifyReply) {
  const { finishedAt, timedOut, token } = found.assessment;
  if (finishedAt !== undefined && !timedOut) return goTo(reply, `/t/${token}`);
  refused(forbiddenMove(found.assessment, "submit"));
  const kept = [
    { title: "Financial expectations", text: contract.financialExpectations },
    { title: "Notice period", text: contract.noticePeriod },
  ].filter(({ text }) => text !== "");
  return sendPage(reply, 409, await restingPage(world, found, kept));
}
