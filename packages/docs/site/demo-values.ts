/**
 * Values of the documents' examples, and those that the sandbox's demo data has in their place. Other identifiers of the examples are in that
 * data as they are. The tests of the sandbox run every sample with these values.
 */
const everywhere: Readonly<Record<string, string>> = {
  tst_3Fd9Ke7H: "tst_backend_go_sql",
  pre_6Ty2Mk8A: "pre_developer_junior",
  tsk_5Wd2Hx9G: "tsk_go_rate_limiter",
  tsk_1Qa7Lm4V: "tsk_sql_indexes",
};

/** Differences of one operation. */
export interface DemoCall {
  /** Further values: an assessment, for example, that is in the state which the operation needs. */
  readonly values?: Readonly<Record<string, string>>;
  /** A number in the body that each call makes anew, since a name or address is taken once. */
  readonly fresh?: string;
  /** The example of a body that comes first: the others name what nobody knows before. */
  readonly example?: string;
  /** An identifier that the demo data does not have, and the operation that makes such a thing. */
  readonly made?: { readonly id: string; readonly by: string };
  /** Operations that have to be called before, on the same thing. */
  readonly after?: readonly string[];
}

/** The demo data has no fault: it would happen to somebody's calls. */
const fault = { made: { id: "flt_5Gy1Wm8C", by: "createFault" } };
const scored = { values: { asm_8Hc4Wg2D: "asm_6Yb1Nc5J" } };

const calls: Readonly<Record<string, DemoCall>> = {
  "v1/createCandidate": { fresh: "20417" },
  "v2/createCandidate": { fresh: "20417" },
  "v2/createInvitation": { fresh: "20417" },
  "v2/publishTask": { values: { tsk_5Wd2Hx9G: "tsk_go_worker_pool" } },
  "v2/invitePerson": { values: { "maya.lindqvist@example.com": "maya.1042@example.com" }, fresh: "1042" },
  "v3/createInvitation": { values: { "jonas.okafor@example.com": "jonas.1043@example.com" }, fresh: "1043" },
  "control/createSnapshot": { values: { "before the import": "before the import 1044" }, fresh: "1044" },
  "control/getFault": fault,
  "control/deleteFault": fault,
  "control/answerAssessment": { after: ["startAssessment"], example: "allCorrect" },
  "control/submitAssessment": { after: ["startAssessment"] },
  "control/assessAutomatically": { after: ["startAssessment", "submitAssessment"] },
  "control/scoreAssessment": scored,
  "control/noteAssessment": scored,
  "control/giveFeedback": scored,
};

/** How an operation is called on the demo data. */
export const demoCallOf = (name: string, operationId: string): DemoCall => calls[`${name}/${operationId}`] ?? {};

/** Values in an operation's examples of requests, with those that take their place. */
export const demoValuesOf = (name: string, operationId: string): [string, string][] =>
  Object.entries({ ...everywhere, ...demoCallOf(name, operationId).values });
