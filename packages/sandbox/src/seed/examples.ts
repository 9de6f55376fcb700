import type { NewId } from "../domain/ids.ts";
import { apiVersions } from "../domain/keys.ts";
import type { Organization } from "../domain/organizations.ts";
import { DAY, HOUR, type Instant } from "../domain/time.ts";
import { createCause } from "../journal/cause.ts";
import { createSnapshot, listSnapshots } from "../service/snapshots.ts";
import type { World } from "../service/world.ts";
import type { Transaction } from "../store/store.ts";
import type { Life } from "./life.ts";
import { personOf } from "./people.ts";

export const EXAMPLE_ORGANIZATION = "org_4Nd8Rt2K";

export const EXAMPLE_KEY = "key_7Gm2Xp5R";

/**
 * Whether an organization gets the entities of the documents' examples, so that samples of the documentation run
 * unchanged. Some identifiers are unique across organizations, so only one organization gets them.
 */
export const hasExamples = ({ id, fresh }: Organization): boolean =>
  id === EXAMPLE_ORGANIZATION && fresh.seed === "demo";

export interface ExampleLife extends Life {
  readonly ids: Readonly<Record<string, readonly (string | undefined)[]>>;
}

const TEST = "tst_backend_go_sql";
const MAYA = "cnd_4h7Qm2Xs";
const MAYA_INVITED = 4 * DAY;
const MAYA_STARTED = MAYA_INVITED - 21 * HOUR;
const TEST_STARTED = "evt_3Hw8Zc4L";
const ENDPOINT = "whk_2Cx7Jd5F";

/** Maya needs an assessor, Jonas has not started. */
export function exampleLives(now: Instant): ExampleLife[] {
  const maya = now - MAYA_INVITED;
  const jonas = now - 2 * DAY;
  const trial = { testId: TEST, pace: 0.6, ability: 1 };
  return [
    {
      person: { ...personOf("Maya", "Lindqvist"), tags: ["backend"] },
      createdAt: maya,
      trials: [{ ...trial, stage: "AUTO_ASSESSED", invitedAt: maya, startedAt: now - MAYA_STARTED }],
      ids: {
        cnd: [MAYA],
        asm: ["asm_6Yb1Nc5J"],
        evt: [TEST_STARTED],
        ans: [undefined, undefined, undefined, undefined, "ans_7Uf9Eb4L", undefined, "ans_2Rm5Kw8C"],
      },
    },
    {
      person: { ...personOf("Jonas", "Okafor"), tags: ["backend"] },
      createdAt: jonas,
      trials: [{ ...trial, stage: "AWAITED", invitedAt: jonas, startedAt: jonas }],
      ids: {
        cnd: ["cnd_9Tz3Rk1W"],
        asm: ["asm_8Hc4Wg2D"],
        mai: ["mai_6Kt3Vb9N"],
      },
    },
  ];
}

export function named(newId: NewId, ids: ExampleLife["ids"]): NewId {
  const given = new Map(Object.entries(ids).map(([prefix, list]) => [prefix, list[Symbol.iterator]()]));
  return (prefix) => given.get(prefix)?.next().value ?? newId(prefix);
}

/** Adds a key and a webhook for the examples. Nobody has the key, and the webhook is disabled. */
export async function putExamples(
  tx: Transaction,
  organizationId: string,
  { origin, now }: { readonly origin: string; readonly now: Instant },
): Promise<void> {
  const createdAt = now - 30 * DAY;
  await tx.keys.put({
    id: EXAMPLE_KEY,
    organizationId,
    name: "Example of the documentation",
    hash: "0".repeat(64),
    hint: "docs",
    versions: apiVersions,
    createdAt,
  });
  await tx.webhooks.put({
    id: ENDPOINT,
    organizationId,
    url: `${origin}/catcher/${organizationId}`,
    secret: "whs_example_of_the_documentation",
    previousSecrets: [],
    apiVersion: "v2",
    createdAt,
    state: "DISABLED",
    disabled: { at: now - DAY, because: "REQUESTED" },
  });
  await tx.deliveries.put({
    kind: "webhook",
    id: "dlv_5Kt2Vw9B",
    organizationId,
    candidateId: MAYA,
    state: "DELIVERED",
    webhookId: ENDPOINT,
    eventId: TEST_STARTED,
    createdAt: now - MAYA_STARTED,
    dueAt: now - MAYA_STARTED,
    failures: 0,
    attempts: [{ at: now - MAYA_STARTED, durationInMs: 4, status: 204 }],
  });
}

export async function addLastExamples(world: World, organizationId: string): Promise<void> {
  const snapshotId = "snp_6Kd2Tn9B";
  if (!(await listSnapshots(world, organizationId)).some(({ id }) => id === snapshotId)) {
    const newId: NewId = (prefix) => (prefix === "snp" ? snapshotId : world.newId(prefix));
    await createSnapshot({ ...world, newId }, organizationId, { name: "As it began", keepsDeleted: true });
  }
  const errorId = "err_6Vd2Kq5W";
  const message = "Validation error";
  const problem = { field: "status", value: "FOO", message: "must be one of the states of a candidate" };
  const text = JSON.stringify({ code: 400, errorId, details: message, validationErrors: [problem] });
  world.journal.end(
    createCause({
      id: "req_8Vd2Kq5W1nXa",
      organizationId,
      kind: "request",
      operation: "listCandidates",
      at: world.clocks.of(organizationId).now(),
      recordedAt: world.machine.now(),
      status: 400,
      errorId,
      exchange: {
        version: "v2",
        method: "GET",
        path: "/v2/candidates",
        key: { id: EXAMPLE_KEY, hint: "docs" },
        durationInMs: 1,
      },
      details: {
        query: "status=FOO",
        responseBody: { text, length: text.length },
        refusal: { rule: "schema", message, problems: [problem] },
      },
    }),
  );
}
