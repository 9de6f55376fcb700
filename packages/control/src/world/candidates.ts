import { type AnswersInput, type Assessment, type Client, type ScoresInput, unwrap } from "../index.ts";

export interface NewCandidate {
  /** Made up when absent, as are the names. */
  readonly email?: string | undefined;
  readonly firstName?: string | undefined;
  readonly lastName?: string | undefined;
  /** Name or identifier of the test; the first that can be used when absent. */
  readonly test?: string | undefined;
}

/** What candidates, assessors and the service do, each in turn; the control API has every move and what it needs. */
export interface CandidateMoves {
  start(): CandidateSteps;
  /** @param how `correct` by default: right choices, and something to read elsewhere */
  answer(how?: "correct" | "wrong" | "random" | AnswersInput): CandidateSteps;
  submit(): CandidateSteps;
  /** Assesses the automatic part at once, which otherwise happens ten seconds later. */
  assess(): CandidateSteps;
  /** @param score share of the points for every answer without a score, or scores of answers; 1 by default */
  score(score?: number | ScoresInput): CandidateSteps;
  expire(): CandidateSteps;
  fail(reason?: string): CandidateSteps;
  cancel(): CandidateSteps;
}

/** A candidate as of the last step. */
export interface WorldCandidate extends CandidateMoves {
  /** Identifier in V1 and V2. */
  readonly id: string;
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly assessmentId: string;
  readonly status: Assessment["status"];
  readonly assessment: Assessment;
  /** Where the candidate takes the test in a browser. */
  readonly testUrl: string;
}

/** Steps that go on, one after the other; awaiting them gives the candidate as of the last one. */
export type CandidateSteps = Promise<WorldCandidate> & CandidateMoves;

/** Calls of V1 that it needs: the tests that can be used, and the invitation of a candidate. */
export interface Invitations {
  tests(): Promise<readonly { readonly id: string; readonly name: string }[]>;
  invite(candidate: Invitation): Promise<{ readonly id: string }>;
}

export interface Invitation {
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly examId: string;
}

const firstNames = ["Ada", "Grace", "Jonas", "Maya", "Noor", "Tomas"];
const lastNames = ["Lindqvist", "Okafor", "Moreau", "Tanaka", "Novak", "Silva"];

/** Makes candidates of a world, each invited to a test. */
export function createCandidates(control: Client, v1: Invitations): (given?: NewCandidate) => CandidateSteps {
  let made = 0;

  async function invite({ test, ...given }: NewCandidate): Promise<WorldCandidate> {
    const number = made++;
    const firstName = given.firstName ?? (firstNames[number % firstNames.length] as string);
    const lastName = given.lastName ?? (lastNames[number % lastNames.length] as string);
    const email = given.email ?? `${firstName}.${lastName}.${number + 1}@example.com`.toLowerCase();
    const examId = await findTest(v1, test);
    const { id } = await v1.invite({ email, firstName, lastName, examId });
    const assessment = await unwrap(control.GET("/assessments/{id}", { params: { path: { id } } }));
    return candidateOf({ id, email, firstName, lastName }, assessment);
  }

  type Person = Pick<WorldCandidate, "id" | "email" | "firstName" | "lastName">;

  function candidateOf(person: Person, assessment: Assessment): WorldCandidate {
    const { id: assessmentId, status, testUrl } = assessment;
    const candidate = { ...person, assessmentId, status, testUrl, assessment };
    return Object.assign(
      candidate,
      movesOf(async () => candidate),
    );
  }

  function movesOf(before: () => Promise<Omit<WorldCandidate, keyof CandidateMoves>>): CandidateMoves {
    const move = (call: (params: { path: { id: string } }) => Promise<Assessment>): CandidateSteps =>
      stepsOf(
        before().then(async (candidate) =>
          candidateOf(candidate, await call({ path: { id: candidate.assessmentId } })),
        ),
      );
    return {
      start: () => move((params) => unwrap(control.POST("/assessments/{id}/start", { params }))),
      answer: (how = "correct") => {
        const body = typeof how === "string" ? { auto: how } : how;
        return move((params) => unwrap(control.POST("/assessments/{id}/answer", { params, body })));
      },
      submit: () => move((params) => unwrap(control.POST("/assessments/{id}/submit", { params }))),
      assess: () => move((params) => unwrap(control.POST("/assessments/{id}/assess", { params }))),
      score: (score = 1) => {
        const body = typeof score === "number" ? { share: score } : score;
        return move((params) => unwrap(control.POST("/assessments/{id}/score", { params, body })));
      },
      expire: () => move((params) => unwrap(control.POST("/assessments/{id}/expire", { params }))),
      fail: (reason) => {
        const body = reason === undefined ? {} : { reason };
        return move((params) => unwrap(control.POST("/assessments/{id}/fail", { params, body })));
      },
      cancel: () => move((params) => unwrap(control.POST("/assessments/{id}/cancel", { params }))),
    };
  }

  const stepsOf = (result: Promise<WorldCandidate>): CandidateSteps =>
    Object.assign(
      result,
      movesOf(() => result),
    );

  return (given = {}) => stepsOf(invite(given));
}

/** Identifier of a test by its name or identifier; of the first when neither is given. */
async function findTest(v1: Invitations, wanted: string | undefined): Promise<string> {
  if (wanted?.startsWith("tst_")) return wanted;
  const items = await v1.tests();
  const found = wanted === undefined ? items[0] : items.find(({ name }) => name === wanted);
  if (found !== undefined) return found.id;
  const there = items.map(({ name }) => name).join(", ") || "none; a world with the seed `catalogue` has some";
  throw new Error(
    `The world has no test${wanted === undefined ? "" : ` named "${wanted}"`}. Tests that can be used: ${there}`,
  );
}
