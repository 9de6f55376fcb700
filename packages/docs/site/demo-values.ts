/**
 * Replaces values of the documents' examples by the sandbox's demo data; identifiers that are not listed are equal. The
 * sandbox's tests run every sample with these values.
 */
const everywhere: Readonly<Record<string, string>> = {
  tst_3Fd9Ke7H: "tst_backend_go_sql",
  pre_6Ty2Mk8A: "pre_developer_junior",
  tsk_5Wd2Hx9G: "tsk_go_rate_limiter",
  tsk_1Qa7Lm4V: "tsk_sql_indexes",
};

export interface DemoCall {
  /** Further values, such as an assessment in the required state. */
  readonly values?: Readonly<Record<string, string>>;
  /** Number in the payload that must be unique per call, because names or addresses are unique. */
  readonly fresh?: string;
  /** Name of the first example, because the next ones refer to unknown values. */
  readonly example?: string;
  /** An identifier missing in the demo data, and the operation that creates such a resource. */
  readonly made?: { readonly id: string; readonly by: string };
  /** Operations to call first, on the same resource. */
  readonly after?: readonly string[];
}

/** The demo data has no fault by default, because it would affect users' calls. */
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

export const demoCallOf = (name: string, operationId: string): DemoCall => calls[`${name}/${operationId}`] ?? {};

export const demoValuesOf = (name: string, operationId: string): [string, string][] =>
  Object.entries({ ...everywhere, ...demoCallOf(name, operationId).values });
