import { createClient, unwrap } from "@assessment-api/v2";
import { call } from "./scaling-tenants.ts";
import { startReceiver } from "./webhooks-receiver.ts";

/** A task that is measured as a whole, in a prepared organization. */
export interface Work {
  /** Number of invitations, deliveries or candidates; figures are per item. */
  readonly count: number;
  run(): Promise<void>;
  end(): void;
}

/** Longer than the 14 days of invitations. */
const DURATION = "P30D";
const INVITATIONS = 200;
const DELIVERIES = 300;
const LARGE = 10_000;

const AT_ONCE = 10;

interface Preparation {
  /** @param url of a process */
  prepare(url: string): Promise<Work>;
  /** Whether all processes share the work. */
  readonly isShared: boolean;
}

export const works: Readonly<Record<string, Preparation>> = {
  [`advance of a clock by ${DURATION}, for each of ${INVITATIONS} invitations that end`]: {
    prepare: prepareAdvance,
    isShared: false,
  },
  [`webhooks, for each of ${DELIVERIES} deliveries to one endpoint that has been enabled`]: {
    prepare: prepareWebhooks,
    isShared: true,
  },
  [`snapshot, for each of ${LARGE} candidates`]: { prepare: prepareSnapshot, isShared: false },
};

async function createOrganization(url: string, seed: string): Promise<{ path: string; apiKey: string }> {
  const { id } = (await call(`${url}/control/organizations`, {
    body: { name: `Work ${performance.now()}`, seed },
  })) as {
    id: string;
  };
  const path = `${url}/control/organizations/${id}`;
  const { key: apiKey } = (await call(`${path}/keys`, { body: { versions: ["V1", "V2"] } })) as { key: string };
  return { path, apiKey };
}

async function repeat(count: number, work: () => Promise<unknown>): Promise<void> {
  for (let done = 0; done < count; done += AT_ONCE) await Promise.all(Array.from({ length: AT_ONCE }, work));
}

/** @returns the ids of their assessments */
async function invite(url: string, apiKey: string, count: number): Promise<string[]> {
  const tests = (await call(`${url}/v1/exams`, { apiKey })) as { items: { id: string }[] };
  const body = {
    email: "maya@example.com",
    firstName: "Maya",
    lastName: "Lindqvist",
    examId: tests.items[0]?.id ?? "",
  };
  const v2 = createClient({ baseUrl: `${url}/v2`, apiKey });
  const ids: string[] = [];
  await repeat(count, async () => {
    const { id } = (await call(`${url}/v1/candidates`, { apiKey, body })) as { id: string };
    const { _embedded } = await unwrap(v2.GET("/candidates/{id}", { params: { path: { id } } }));
    ids.push(_embedded.assessments[0]?.id ?? "");
  });
  return ids;
}

async function prepareAdvance(url: string): Promise<Work> {
  const { path, apiKey } = await createOrganization(url, "catalogue");
  await invite(url, apiKey, INVITATIONS);
  return {
    count: INVITATIONS,
    run: async () => void (await call(`${path}/clock/advance`, { body: { duration: DURATION } })),
    end() {},
  };
}

/** Prepares one event per candidate, because events of one candidate are delivered in sequence. */
async function prepareWebhooks(url: string): Promise<Work> {
  const { path, apiKey } = await createOrganization(url, "catalogue");
  const receiver = await startReceiver();
  const { id } = (await call(`${path}/webhooks`, { body: { url: receiver.url, apiVersion: "V2" } })) as { id: string };
  await call(`${path}/webhooks/${id}/disable`, { method: "POST" });
  const assessments = await invite(url, apiKey, DELIVERIES);
  await repeat(DELIVERIES, () => call(`${url}/control/assessments/${assessments.pop()}/start`, { method: "POST" }));
  return {
    count: DELIVERIES,
    async run() {
      const arrived = receiver.arrived(DELIVERIES);
      await call(`${path}/webhooks/${id}/enable`, { method: "POST" });
      await arrived;
    },
    end: receiver.close,
  };
}

/** Cache of large organizations by process URL, because creating them is slow. */
const large = new Map<string, ReturnType<typeof createOrganization>>();

async function prepareSnapshot(url: string): Promise<Work> {
  const organization = large.get(url) ?? createOrganization(url, "large");
  large.set(url, organization);
  const { path } = await organization;
  const body = { name: `Large ${performance.now()}` };
  return {
    count: LARGE,
    run: async () => void (await call(`${path}/snapshots`, { body })),
    end() {},
  };
}
