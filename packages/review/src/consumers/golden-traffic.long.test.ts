import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { reviewDocuments } from "../review-documents.ts";
import { brokenCall } from "../testing/broken-calls.ts";
import { type Exchange, harOf } from "../testing/consumers.ts";
import { joinCases, schemaCases } from "../testing/golden.ts";
import { createAffected } from "./affected.ts";
import { usageOfTraffic } from "./from-traffic.ts";

const cases = ["schemas.yaml", "unions.yaml", "refactorings.yaml"]
  .flatMap(schemaCases)
  .filter(({ expected }) => expected.some((line) => line.startsWith("wire-breaking")));

const { calls, exceptions } = parse(
  readFileSync(join(import.meta.dirname, "../../golden/consumers/broken-calls.yaml"), "utf8"),
) as { calls: Record<string, unknown>; exceptions: Record<string, string> };

function recordedCall(slug: string): Exchange | undefined {
  if (!(slug in calls)) return undefined;
  const body = { value: calls[slug] };
  return slug.startsWith("request-")
    ? { call: `POST /${slug}`, sent: body, status: 200 }
    : { call: `GET /${slug}`, status: 200, returned: body };
}

const found = new Map(cases.map((one) => [one.slug, brokenCall(one)]));

test("each golden break of a schema has a call that fails with it, or the reason why no call does", () => {
  const without = [...found].filter(([, call]) => !call).map(([slug]) => slug);
  expect([...Object.keys(calls), ...Object.keys(exceptions)].toSorted()).toEqual(without.toSorted());
});

test("of the golden breaks of schemas, each hits the traffic that a server with the break fails, and no other traffic", async () => {
  const broken = [...found].flatMap(([slug, call]) => {
    const recorded = call ?? recordedCall(slug);
    return recorded ? [{ slug, call: recorded }] : [];
  });
  const documents = joinCases(cases);
  const usages = broken.map(({ slug, call }) =>
    usageOfTraffic(new Map([[`${slug}.har`, harOf([call])]]), documents.before, slug),
  );
  const affected = createAffected(usages, documents);
  const findings = await reviewDocuments(documents.before, documents.after, { engines: ["rules", "values"] });
  const hits = new Map<string, Set<string>>();
  for (const finding of findings.filter(({ verdict }) => verdict === "wire-breaking"))
    for (const name of finding.operations) {
      const consumers = hits.get(name) ?? new Set();
      for (const { consumer } of affected(finding)?.hits ?? []) consumers.add(consumer);
      hits.set(name, consumers);
    }
  const named = broken.map(({ slug, call }) => `${slug}: ${[...(hits.get(call.call) ?? [])].join()}`);
  expect(named).toEqual(broken.map(({ slug }) => `${slug}: ${slug}`));
});
