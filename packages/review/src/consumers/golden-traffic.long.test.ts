import { expect, test } from "vitest";
import { reviewDocuments } from "../review-documents.ts";
import { brokenCall, brokenSchemaCases, recordedCall, recordedValues } from "../testing/broken-calls.ts";
import { harOf } from "../testing/consumers.ts";
import { joinCases } from "../testing/golden.ts";
import { createAffected } from "./affected.ts";
import { usageOfTraffic } from "./from-traffic.ts";

const cases = brokenSchemaCases();
const { calls, exceptions } = recordedValues();

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
