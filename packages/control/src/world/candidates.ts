import { type AnswersInput, type Assessment, type Client, type ScoresInput, unwrap } from "../index.ts";

export interface NewCandidate {
  /** Generated if absent, like the names. */
  readonly email?: string | undefined;
  readonly firstName?: string | undefined;
  readonly lastName?: string | undefined;
  /** Name or identifier of the test; default: the first usable one. */
  readonly test?: string | undefined;
}

/** Actions of candidates, assessors and the service. The control API documents their preconditions. */
export interface CandidateMoves {
  start(): CandidateSteps;
  /** @param how default `correct`: correct choices, and readable text for other tasks */
  answer(how?: "correct" | "wrong" | "random" | AnswersInput): CandidateSteps;
  submit(): CandidateSteps;
  /** Assesses the automatic part now instead of after ten seconds. */
  assess(): CandidateSteps;
  /** @param score share of the points for every answer without a score (default 1), or scores by answer */
  score(score?: number | ScoresInput): CandidateSteps;
  expire(): CandidateSteps;
  fail(reason?: string): CandidateSteps;
  cancel(): CandidateSteps;
}

/** A candidate after the last step. */
export interface WorldCandidate extends CandidateMoves {
  /** Identifier in V1 and V2. */
  readonly id: string;
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly assessmentId: string;
  readonly status: Assessment["status"];
  readonly assessment: Assessment;
  /** URL of the test for the candidate's browser. */
  readonly testUrl: string;
}

/** Steps in sequence; awaiting them returns the candidate after the last one. */
export type CandidateSteps = Promise<WorldCandidate> & CandidateMoves;

/** Calls of V1: listing usable tests, and inviting a candidate. */
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

/** Returns the identifier of a test by name or identifier; default: the first one. */
async function findTest(v1: Invitations, wanted: string | undefined): Promise<string> {
  if (wanted?.startsWith("tst_")) return wanted;
  const items = await v1.tests();
  const found = wanted === undefined ? items[0] : items.find(({ name }) => name === wanted);
  if (found !== undefined) return found.id;
  const there = items.map(({ name }) => name).join(", ") || "none; use the seed `catalogue` for a world with tests";
  throw new Error(`The world has no test${wanted === undefined ? "" : ` named "${wanted}"`}. Usable tests: ${there}`);
}
