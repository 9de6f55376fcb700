import type { Explanation } from "@assessment-api/control";
import Fastify from "fastify";
import { expect, onTestFinished, test } from "vitest";
import { everyPage } from "../../testing/pages/every-page.ts";
import { startTestSandbox, type TestSandbox } from "../../testing/sandbox.ts";
import { createPages } from "./pages/index.ts";

const form = { "content-type": "application/x-www-form-urlencoded" };
const requests: readonly RequestInit[] = [
  { method: "GET" },
  { method: "POST", headers: form, body: "financialExpectations=much&noticePeriod=" },
  { method: "POST", headers: form, body: "" },
  { method: "POST", headers: { "content-type": "text/plain" }, body: "x" },
];
const tooLarge: readonly RequestInit[] = [
  { method: "POST", headers: form, body: "a&".repeat(10_001) },
  { method: "POST", headers: form, body: "a".repeat(2 * 1024 * 1024 + 1) },
];

const below: Readonly<Record<string, readonly string[]>> = {
  t: ["/start", "/submit", "/sections/1", "/sections/99", "/sections/none"],
  reports: ["/answers/ans_none"],
  candidates: ["/report", "/report.pdf"],
  onboarding: [],
};

async function addresses(sandbox: TestSandbox): Promise<string[]> {
  const paths = [...(await everyPage(sandbox)).values()];
  const all = paths.flatMap((path) => {
    const [, kind = "", ...rest] = path.split("/");
    const page = kind === "t" ? `/t/${rest[0]}` : path;
    return [path, ...(below[kind] ?? []).map((more) => `${page}${more}`)];
  });
  return [...new Set(all)];
}

async function routes({ world, settle }: TestSandbox): Promise<string[]> {
  const app = Fastify({ exposeHeadRoutes: false });
  const found: string[] = [];
  app.addHook("onRoute", ({ method, url }) => void found.push(`${method} ${url}`));
  const renderer = { render: () => Promise.reject(new Error("not asked for")), close: async () => {} };
  await app.register(createPages(world, { settle, renderer }));
  return found;
}

test("every refusal by a candidate's page is explained", async () => {
  const sandbox = await startTestSandbox();
  onTestFinished(() => sandbox.close());
  const refused = new Map<string, number>();
  const shownStatuses = new Set<string>();
  const all = await addresses(sandbox);
  const first = all.find((address) => address.endsWith("/submit"));
  for (const address of all)
    for (const request of address === first ? [...requests, ...tooLarge] : requests) {
      const response = await fetch(`${sandbox.origin}${address}`, { ...request, redirect: "manual" });
      await response.arrayBuffer();
      const id = response.headers.get("x-request-id") ?? "";
      const location = response.headers.get("location") ?? "";
      if (response.status >= 400 || location.includes("?refused=")) refused.set(id, response.status);
      if (!location.includes("?refused=")) continue;
      const shown = await fetch(new URL(location, sandbox.origin));
      await shown.arrayBuffer();
      shownStatuses.add(String(shown.status));
      const unrecorded = await fetch(`${sandbox.urls.control}/explanations/${shown.headers.get("x-request-id")}`);
      expect(unrecorded.status, "the page of a refused form is no refusal of its own").toBe(404);
    }

  const seen = new Set<string>();
  const unexplained: object[] = [];
  for (const [id, status] of refused) {
    const response = await fetch(`${sandbox.urls.control}/explanations/${id}`);
    const explanation = (await response.json()) as Explanation;
    seen.add(explanation.operation).add(String(status));
    const { rule, expected, remedy } = explanation;
    if (explanation.status !== status || rule === "refused" || !expected || !remedy) unexplained.push(explanation);
  }
  expect(unexplained).toEqual([]);
  expect([...seen, ...shownStatuses]).toEqual(
    expect.arrayContaining([...(await routes(sandbox)), "400", "404", "409", "413", "415", "422"]),
  );
});
