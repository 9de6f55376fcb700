import { call } from "./scaling-tenants.ts";
import { startReceiver } from "./webhooks-receiver.ts";

/** Work that is measured as a whole, in an organization of its own that is made before. */
export interface Work {
  /** What its figures are for each of: so many invitations, deliveries or candidates are in it. */
  readonly count: number;
  run(): Promise<void>;
  end(): void;
}

/** The invitations are open for 14 days. */
const DURATION = "P30D";
const INVITATIONS = 200;
const DELIVERIES = 300;
/** The seed "large" has so many candidates. */
const LARGE = 10_000;

/** Requests at a time. */
const AT_ONCE = 10;

interface Preparation {
  /** @param url of a process */
  prepare(url: string): Promise<Work>;
  /** Whether all processes take part. */
  readonly isShared: boolean;
}

/** By what the table is called. */
export const works: Readonly<Record<string, Preparation>> = {
  [`advance of a clock by ${DURATION}, for each of ${INVITATIONS} invitations that end`]: {
    prepare: prepareAdvance,
    isShared: false,
  },
  [`webhooks, for each of ${DELIVERIES} deliveries to one endpoint`]: { prepare: prepareWebhooks, isShared: true },
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

async function prepareAdvance(url: string): Promise<Work> {
  const { path, apiKey } = await createOrganization(url, "catalogue");
  const exams = (await call(`${url}/v1/exams`, { apiKey })) as { items: { id: string }[] };
  const body = {
    email: "maya@example.com",
    firstName: "Maya",
    lastName: "Lindqvist",
    examId: exams.items[0]?.id ?? "",
  };
  await repeat(INVITATIONS, () => call(`${url}/v1/candidates`, { apiKey, body }));
  return {
    count: INVITATIONS,
    run: async () => void (await call(`${path}/clock/advance`, { body: { duration: DURATION } })),
    end() {},
  };
}

async function prepareWebhooks(url: string): Promise<Work> {
  const { path } = await createOrganization(url, "none");
  const receiver = await startReceiver();
  const { id } = (await call(`${path}/webhooks`, { body: { url: receiver.url, apiVersion: "V2" } })) as { id: string };
  const act = (action: string) => call(`${path}/webhooks/${id}/${action}`, { method: "POST" });
  await act("disable");
  await repeat(DELIVERIES, () => act("test"));
  return {
    count: DELIVERIES,
    async run() {
      const arrived = receiver.arrived(DELIVERIES);
      await act("enable");
      await arrived;
    },
    end: receiver.close,
  };
}

/** By the address of a process: it takes long to make one. */
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
