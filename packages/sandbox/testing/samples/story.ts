import { setTimeout } from "node:timers/promises";
import { type Client, createClient as createControl, type JournalPage, unwrap } from "@assessment-api/control";
import { createClient as createV2 } from "@assessment-api/v2";
import { zipFile } from "../zip-file.ts";

/** A running sandbox with the data of the seed `demo`, in which the samples of the documentation are run. */
export interface StorySandbox {
  readonly url: string;
  readonly apiKey: string;
  readonly organizationId: string;
}

/** Texts of the documents' examples, mostly identifiers, and what stands for them in the sandbox. */
export type Replacements = Readonly<Record<string, string>>;

export interface Story {
  /** The prerequisites of an operation's sample: `v2/getAssessment`. */
  readonly replacementsFor: (operation: string) => Replacements;
  /** The files that samples of uploads send, by name. */
  readonly files: Readonly<Record<string, Uint8Array>>;
}

interface Life {
  readonly assessment: string;
  readonly candidate: string;
}

const testId = "tst_backend_go_sql";
const task = "tsk_go_rate_limiter";

/**
 * Puts what the documents' examples tell of into a sandbox: assessments in every state, an endpoint of webhooks, a fault, a snapshot, a
 * refusal. People, teams and skills are in the seed already, under the identifiers of the documents.
 */
export async function tellStory(sandbox: StorySandbox): Promise<Story> {
  const { url, organizationId } = sandbox;
  const control = createControl({ baseUrl: `${url}/control` });
  // Time that goes on would assess what has been submitted.
  await unwrap(control.POST("/clock/freeze", { body: {} }));
  const lives = await live(sandbox, control);
  const things = await makeThings(sandbox, control, lives.invited);
  const { submitted, assessed } = lives;
  const path = { id: assessed.assessment };
  const { sections } = await unwrap(control.GET("/assessments/{id}", { params: { path } }));
  const answers = (sections ?? []).flatMap((section) => section.answers);
  const [first, second] = answers
    .filter(({ scoredPoints }) => scoredPoints === undefined)
    .toSorted((a, b) => b.maxPoints - a.maxPoints);
  const begun = await unwrap(control.GET("/assessments/{id}", { params: { path: { id: lives.started.assessment } } }));
  const open = (begun.sections ?? []).flatMap((section) => section.answers);
  const choice = open.find(({ type }) => type === "CHOICE");
  const essay = open.find(({ type }) => type === "PROGRAMMING" || type === "ESSAY");

  const all: Replacements = {
    ...things,
    org_4Nd8Rt2K: organizationId,
    tst_3Fd9Ke7H: testId,
    pre_6Ty2Mk8A: "pre_developer_junior",
    tsk_5Wd2Hx9G: task,
    tsk_1Qa7Lm4V: "tsk_sql_indexes",
    cnd_4h7Qm2Xs: assessed.candidate,
    cnd_9Tz3Rk1W: lives.invited.candidate,
    asm_6Yb1Nc5J: assessed.assessment,
    ans_7Uf9Eb4L: first?.answerId ?? "",
    ans_2Rm5Kw8C: second?.answerId ?? "",
    ans_4Xc8Dt2H: choice?.answerId ?? "",
    ans_9Fm1Lv6S: essay?.answerId ?? "",
    "(status, created_at)": choice?.choices?.[0]?.text ?? "",
  };
  const states: Readonly<Record<string, Life>> = {
    "control/answerAssessment": lives.started,
    "control/submitAssessment": lives.started,
    "control/failAssessment": lives.started,
    "control/assessAutomatically": submitted,
    "control/scoreAssessment": assessed,
    "control/noteAssessment": assessed,
    "control/giveFeedback": assessed,
  };
  const others: Readonly<Record<string, Replacements>> = {
    "v2/publishTask": { tsk_5Wd2Hx9G: "tsk_go_worker_pool" },
    // People of these addresses and numbers are in the seed.
    "v2/invitePerson": { "maya.lindqvist@example.com": "maya.l@example.com", "HR-1042": "HR-2042" },
    "v3/createInvitation": { "jonas.okafor@example.com": "jonas.o@example.com" },
    "control/deleteSnapshot": { snp_6Kd2Tn9B: things.snp_spare ?? "" },
    "control/deleteOrganization": { org_4Nd8Rt2K: things.org_spare ?? "" },
  };
  return {
    replacementsFor: (operation) => ({
      ...all,
      asm_8Hc4Wg2D: (states[operation] ?? lives.invited).assessment,
      ...others[operation],
    }),
    files: {
      "package.zip": zipFile([
        { name: "task.yaml", content: `taskId: ${task}\n` },
        { name: "go.mod", content: "module limiter\n\ngo 1.25\n" },
        { name: "limiter.go", content: "package limiter\n" },
        { name: "limiter_test.go", content: "package limiter\n" },
        { name: "verification/limit_test.go", content: "package limiter\n" },
      ]),
      "colleagues.snapshot.gz": await snapshotFile(control, organizationId),
    },
  };
}

/** A snapshot as a file, whose name is free again. */
async function snapshotFile(control: Client, id: string): Promise<Uint8Array> {
  const body = { name: "from a colleague" };
  const snapshot = await unwrap(control.POST("/organizations/{id}/snapshots", { params: { path: { id } }, body }));
  const at = { params: { path: { id, snapshotId: snapshot.id } } };
  const file = "/organizations/{id}/snapshots/{snapshotId}/file";
  const bytes: unknown = await unwrap(control.GET(file, { ...at, parseAs: "arrayBuffer" }));
  await control.DELETE("/organizations/{id}/snapshots/{snapshotId}", at);
  return new Uint8Array(bytes as ArrayBuffer);
}

const states = ["invited", "started", "submitted", "assessed"] as const;

/** Candidates of the same test, each one step further than the one before. */
async function live({ url, apiKey }: StorySandbox, control: Client): Promise<Record<(typeof states)[number], Life>> {
  const v2 = createV2({ baseUrl: `${url}/v2`, apiKey });
  const lives: Partial<Record<(typeof states)[number], Life>> = {};
  for (const [steps, state] of states.entries()) {
    const person = { email: `${state}@example.com`, firstName: "Ida", lastName: "Berg" };
    const { id, _embedded } = await unwrap(v2.POST("/invitations", { body: { ...person, testId } }));
    lives[state] = { assessment: id, candidate: _embedded.candidate.id };
    const at = { params: { path: { id } } };
    if (steps >= 1) await unwrap(control.POST("/assessments/{id}/start", at));
    if (steps >= 2) await unwrap(control.POST("/assessments/{id}/answer", { ...at, body: { auto: "correct" } }));
    if (steps >= 2) await unwrap(control.POST("/assessments/{id}/submit", { ...at, body: {} }));
    if (steps >= 3) await unwrap(control.POST("/assessments/{id}/assess", at));
  }
  return lives as Record<(typeof states)[number], Life>;
}

/** One of each thing that the control API has an identifier for. */
async function makeThings(
  { url, apiKey, organizationId }: StorySandbox,
  control: Client,
  invited: Life,
): Promise<Replacements> {
  const at = { params: { path: { id: organizationId } } };
  const key = await unwrap(control.POST("/organizations/{id}/keys", { ...at, body: {} }));
  const fault = await unwrap(
    control.POST("/organizations/{id}/faults", { ...at, body: { operation: "getExam", delayInMs: 1 } }),
  );
  const snapshot = await unwrap(control.POST("/organizations/{id}/snapshots", { ...at, body: { name: "as it was" } }));
  const other = await unwrap(control.POST("/organizations/{id}/snapshots", { ...at, body: { name: "to be deleted" } }));
  // Nothing listens there.
  const body = { url: "http://127.0.0.1:9/v2", apiVersion: "V2" } as const;
  const webhook = await unwrap(control.POST("/organizations/{id}/webhooks", { ...at, body }));
  const hook = { params: { path: { id: organizationId, webhookId: webhook.id } } };
  await unwrap(control.POST("/organizations/{id}/webhooks/{webhookId}/test", hook));
  // The journal, which a sample shows, has the attempt before what comes next.
  while (
    (await unwrap(control.GET("/organizations/{id}/deliveries", at))).items.every(
      ({ attempts }) => attempts.length === 0,
    )
  )
    await setTimeout(10);
  const spare = await unwrap(control.POST("/organizations", { body: { name: "Spare" } }));
  const { items: deliveries } = await unwrap(control.GET("/organizations/{id}/deliveries", at));
  const { items: mails } = await unwrap(control.GET("/organizations/{id}/mails", at));
  const { items: events } = await unwrap(control.GET("/organizations/{id}/events", at));
  const refused = await fetch(`${url}/v2/candidates?status=FOO`, { headers: { "Vendor-Api-Key": apiKey } });
  const { errorId } = (await refused.json()) as { errorId: string };
  // Refusals come to the journal a moment later, and here before what is done next.
  const entryId = refused.headers.get("x-request-id") ?? "";
  const isWritten = async () => {
    const { items } = (await unwrap(control.GET("/organizations/{id}/journal", at))) as JournalPage;
    return items.some(({ id }) => id === entryId);
  };
  while (!(await isWritten())) await setTimeout(10);
  return {
    key_7Gm2Xp5R: key.id,
    flt_5Gy1Wm8C: fault.id,
    snp_6Kd2Tn9B: snapshot.id,
    whk_2Cx7Jd5F: webhook.id,
    dlv_5Kt2Vw9B: deliveries[0]?.id ?? "",
    mai_6Kt3Vb9N: mails.find(({ assessmentId }) => assessmentId === invited.assessment)?.id ?? "",
    evt_3Hw8Zc4L: events[0]?.id ?? "",
    req_8Vd2Kq5W1nXa: entryId,
    err_6Vd2Kq5W: errorId,
    snp_spare: other.id,
    org_spare: spare.id,
  };
}
