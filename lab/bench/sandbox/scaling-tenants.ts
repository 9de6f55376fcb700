import { setTimeout as delay } from "node:timers/promises";
import { BenchError } from "../benchmark.ts";

export interface Tenant {
  readonly organizationId: string;
  readonly apiKey: string;
  readonly candidateId: string;
  readonly testId: string;
}

const TENANTS = 8;
const CANDIDATES = 100;

export const createTenants = (url: string, count = TENANTS): Promise<Tenant[]> =>
  Promise.all(Array.from({ length: count }, (_, index) => createTenant(url, `Tenant ${index}`)));

/** Waits until all mails are sent. */
export async function settle(url: string, tenants: readonly Tenant[]): Promise<void> {
  for (const { organizationId } of tenants)
    while (await hasPendingMails(`${url}/control/organizations/${organizationId}/mails?state=PENDING&count=1`))
      await delay(50);
}

async function hasPendingMails(url: string): Promise<boolean> {
  const { page } = (await call(url, {})) as { page: { totalElements: number } };
  return page.totalElements > 0;
}

async function createTenant(url: string, name: string): Promise<Tenant> {
  const { id } = (await call(`${url}/control/organizations`, { body: { name, seed: "catalogue" } })) as { id: string };
  const made = await call(`${url}/control/organizations/${id}/keys`, { body: { versions: ["V1", "V2"] } });
  const { key: apiKey } = made as { key: string };
  const exams = (await call(`${url}/v1/exams`, { apiKey })) as { items: { id: string }[] };
  const testId = exams.items[0]?.id ?? "";
  let candidateId = "";
  for (let count = 0; count < CANDIDATES; count++) {
    const body = { email: `p${count}@example.com`, firstName: "Ada", lastName: "Lovelace", examId: testId };
    ({ id: candidateId } = (await call(`${url}/v1/candidates`, { apiKey, body })) as { id: string });
  }
  return { organizationId: id, apiKey, candidateId, testId };
}

/**
 * Calls an operation: POST with a body by default.
 * @throws BenchError if the response is an error
 */
export async function call(
  url: string,
  {
    apiKey = "",
    body,
    method = body === undefined ? "GET" : "POST",
  }: { apiKey?: string; body?: object; method?: string },
): Promise<unknown> {
  const response = await fetch(url, {
    method,
    headers: { "x-api-key": apiKey, ...(body !== undefined && { "content-type": "application/json" }) },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  if (!response.ok) throw new BenchError(`${method} ${url} got ${response.status}: ${await response.text()}`);
  const text = await response.text();
  return text === "" ? undefined : JSON.parse(text);
}
