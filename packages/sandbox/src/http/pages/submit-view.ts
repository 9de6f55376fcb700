import { type Html, html } from "@assessment-api/html";
import type { Answer } from "../../domain/answers.ts";
import { answersOf } from "../../domain/assessments.ts";
import type { Assessment } from "../../domain/candidates.ts";
import { readableCount } from "../../domain/time.ts";
import { type FieldProblem, invalid, problemSummary, problemText } from "./answers/fields.ts";
import { shorten } from "./bounds.ts";
import type { Form } from "./form.ts";
import { isAnswered } from "./section-view.ts";

export interface ContractEntry {
  readonly financialExpectations: string;
  readonly noticePeriod: string;
}

export const readContract = (form: Form): ContractEntry => ({
  financialExpectations: form.one("financialExpectations").trim(),
  noticePeriod: form.one("noticePeriod").trim(),
});

const parseAmount = (text: string): number => Number(text.replace(/[\s_']/g, ""));

const NOTICE_LENGTH = 200;

/** Both are optional. An amount is a number of at least 0. */
export function contractProblems({ financialExpectations, noticePeriod }: ContractEntry): FieldProblem[] {
  const amount = parseAmount(financialExpectations);
  const problems: FieldProblem[] = [];
  if (!(Number.isFinite(amount) && amount >= 0)) {
    const message = "Enter your financial expectations as a number, such as 4500 or 4500.50, or leave the field empty.";
    problems.push({ field: "financialExpectations", message });
  }
  if (noticePeriod.length > NOTICE_LENGTH)
    problems.push({
      field: "noticePeriod",
      message: `Enter your notice period in at most ${NOTICE_LENGTH} characters.`,
    });
  return problems;
}

export const contractDataOf = ({ financialExpectations, noticePeriod }: ContractEntry): Assessment["contractData"] =>
  financialExpectations === "" && noticePeriod === ""
    ? undefined
    : {
        ...(financialExpectations !== "" && { financialExpectations: parseAmount(financialExpectations) }),
        ...(noticePeriod !== "" && { noticePeriod }),
      };

export function submitView(
  assessment: Assessment,
  contract: ContractEntry = { financialExpectations: "", noticePeriod: "" },
  problems: readonly FieldProblem[] = [],
): Html {
  const { token, test, activeSection } = assessment;
  const summary =
    problems.length === 0
      ? ""
      : problemSummary("The test is not submitted yet", "Please check what you entered.", problems);
  return html`<h1>Submit the test?</h1>
${summary}
${unanswered(assessment)}
<form class="card" method="post" action="/t/${token}/submit" novalidate>
${test.asksForContractData ? contractFields(contract, problems) : ""}
<p>You cannot change your answers after the submission.</p>
<div class="actions"><button class="main">Submit the test</button> <a class="button" href="/t/${token}/sections/${activeSection + 1}">Back to the test</a></div>
</form>`;
}

function unanswered(assessment: Assessment): Html {
  const { token, sections } = assessment;
  const open = answersOf(assessment).filter((answer) => !isAnswered(answer)).length;
  if (open === 0) return html`<p class="lead">You have answered every task.</p>`;
  const item = (section: number) => (answer: Answer) =>
    html`<li><a href="/t/${token}/sections/${section}#${answer.id}"><bdi>${shorten(answer.title)}</bdi></a></li>`;
  const lists = sections.map(({ name, answers }, index) => {
    const left = answers.filter((answer) => !isAnswered(answer));
    return left.length === 0
      ? ""
      : html`<h3>Section ${index + 1}: <bdi>${shorten(name)}</bdi></h3><ul>${left.map(item(index + 1))}</ul>`;
  });
  return html`<section class="card" aria-labelledby="unanswered"><h2 id="unanswered">${readableCount(open, "task")} without an answer</h2>
${lists}</section>`;
}

function contractFields(
  { financialExpectations, noticePeriod }: ContractEntry,
  problems: readonly FieldProblem[],
): Html {
  return html`<h2>Two optional questions</h2>
<div class="field"><label for="financialExpectations">Financial expectations <span class="hint">Optional, a number</span></label>
<input id="financialExpectations" name="financialExpectations" inputmode="decimal" autocomplete="off" value="${financialExpectations}"${invalid("financialExpectations", problems)}>${problemText("financialExpectations", problems)}</div>
<div class="field"><label for="noticePeriod">Notice period <span class="hint">Optional, for example “3 months”</span></label>
<input id="noticePeriod" name="noticePeriod" autocomplete="off" maxlength="${NOTICE_LENGTH}" value="${noticePeriod}"${invalid("noticePeriod", problems)}>${problemText("noticePeriod", problems)}</div>`;
}
