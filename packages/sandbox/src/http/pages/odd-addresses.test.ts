import { request } from "node:http";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { inviteAda, storeSampleTest } from "../../../testing/pages/sample-test.ts";
import { startTestSandbox, type TestSandbox } from "../../../testing/sandbox.ts";

const odd = [
  "%E6%BC%A2",
  "%0d%0aSet-Cookie:%20a=b",
  "%00",
  "%F0%9F%98%80",
  "%ED%A0%80",
  "%zz",
  "%",
  "%2F",
  "%2e%2e",
  "..%2f..%2fetc",
  "%5C%5Cevil.example",
  "%C3%A9",
  "'%22%3E%3Cscript%3E",
  "__proto__",
  "constructor",
  "rpt_.pdf",
  "%E6%BC%A2.pdf",
  ".pdf",
  "a;b=c",
  "a%20b",
  "x".repeat(99),
  "x".repeat(2000),
];

let sandbox: TestSandbox;
/** Each parameter is replaced by `segment` in turn. */
let addresses: (segment: string) => string[];
beforeAll(async () => {
  sandbox = await startTestSandbox();
  const { world, organizationId } = sandbox;
  const { assessment, candidate } = await inviteAda(world, await storeSampleTest(world, organizationId));
  const { paths } = world.links;
  const test = paths.test(assessment.token);
  const report = paths.report(assessment.id);
  const [rpt, cpg] = [report.split("/").at(-1), paths.candidate(candidate.id).split("/").at(-1)];
  addresses = (segment) => [
    `/${segment}`,
    `/t/${segment}`,
    `/t/${segment}/start`,
    `/t/${segment}/submit`,
    `/t/${segment}/sections/1`,
    `${test}/sections/${segment}`,
    `${test}/${segment}`,
    `${test}/start?${segment}`,
    `/candidates/${segment}`,
    `/candidates/${segment}/${cpg}`,
    `/candidates/${candidate.id}/${segment}`,
    `/candidates/${segment}/${cpg}/report`,
    `/candidates/${candidate.id}/${segment}/report.pdf`,
    `/reports/${segment}`,
    `/reports/${segment}/${rpt}`,
    `/reports/${segment}/${rpt}.pdf`,
    `/reports/${assessment.id}/${segment}`,
    `/reports/${assessment.id}/${segment}.pdf`,
    `/reports/${segment}/${rpt}/answers/ans_1`,
    `/reports/${assessment.id}/${segment}/answers/ans_1`,
    `${report}/answers/${segment}`,
    `/docs/${segment}`,
    `/v10/${segment}`,
    `/controls/${segment}`,
  ];
});
afterAll(() => sandbox.close());

/** fetch would normalize the path. */
function send(method: string, path: string): Promise<{ status: number; type: string; location: string }> {
  const { promise, resolve, reject } = Promise.withResolvers<{ status: number; type: string; location: string }>();
  const headers = method === "POST" ? { "content-type": "application/x-www-form-urlencoded" } : {};
  request(`${sandbox.origin}/`, { method, path, headers }, (response) => {
    const { statusCode: status = 0, headers: received } = response;
    response.resume().on("end", () => {
      resolve({ status, type: received["content-type"] ?? "", location: received.location ?? "" });
    });
  })
    .on("error", reject)
    .end();
  return promise;
}

describe.each(["GET", "HEAD", "POST"])("%s of an odd address", (method) => {
  it.each(odd)("is an error page, not a failure: %s", async (segment) => {
    const wrong: unknown[] = [];
    for (const path of addresses(segment)) {
      const { status, type, location } = await send(method, path);
      const isPage = type.startsWith("text/html") || (status >= 300 && status < 400);
      if (status >= 500 || status < 200 || !isPage || /[^\x21-\x7e]|^\/\//.test(location))
        wrong.push({ path, status, type, location });
    }
    expect(wrong).toEqual([]);
  });
});
