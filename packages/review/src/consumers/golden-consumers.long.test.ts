import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { reviewDocuments } from "../review-documents.ts";
import { brokenCall, brokenSchemaCases, recordedCall, recordedValues } from "../testing/broken-calls.ts";
import { harOf, writeConsumer } from "../testing/consumers.ts";
import { joinCases } from "../testing/golden.ts";
import { createAffected } from "./affected.ts";
import { usageOfTraffic } from "./from-traffic.ts";
import { usageOfTypes } from "./from-types.ts";

const folder = mkdtempSync(join(tmpdir(), "golden-consumers-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const TYPES = 8;
const TRAFFIC = 4;
const cases = brokenSchemaCases();
const documents = joinCases(cases);
const { exceptions } = recordedValues();

/** Code that sends a typed body, or passes a typed response to untyped code. */
const codeOf = (slug: string, index: number) =>
  slug.startsWith("request-")
    ? `type Body${index} = NonNullable<paths["/${slug}"]["post"]["requestBody"]>["content"]["application/json"];
export const call${index} = (c: Client, body: Body${index}) => c.POST("/${slug}", { body });
`
    : `export const call${index} = async (c: Client) => JSON.stringify((await c.GET("/${slug}")).data);
`;

const typesOf = (index: number) => `types-${index % TYPES}`;
const trafficOf = (index: number) => `traffic-${index % TRAFFIC}`;

test("of eight consumers in TypeScript and four with recorded traffic, each golden break of a schema hits those with its operation", async () => {
  const usages = [];
  for (let consumer = 0; consumer < TYPES; consumer += 1) {
    const root = join(folder, typesOf(consumer));
    const code = cases.map(({ slug }, index) => (index % TYPES === consumer ? codeOf(slug, index) : ""));
    const head = 'import { type Client, type paths } from "../shop/index.ts";\n';
    await writeConsumer(root, { "src/a.ts": head + code.join("") }, documents.before);
    usages.push(usageOfTypes(root));
  }
  for (let consumer = 0; consumer < TRAFFIC; consumer += 1) {
    const calls = cases.flatMap((one, index) => {
      const call = index % TRAFFIC === consumer ? (brokenCall(one) ?? recordedCall(one.slug)) : undefined;
      return call ? [call] : [];
    });
    const name = trafficOf(consumer);
    usages.push(usageOfTraffic(new Map([[`${name}.har`, harOf(calls)]]), documents.before, name));
  }
  const affected = createAffected(usages, documents);
  const findings = await reviewDocuments(documents.before, documents.after, { engines: ["rules", "values"] });
  const breaks = findings.filter(({ verdict }) => verdict === "wire-breaking");
  const named = cases.map(({ slug }) => {
    const name = `${slug.startsWith("request-") ? "POST" : "GET"} /${slug}`;
    const own = breaks.filter(({ operations }) => operations.includes(name));
    const hits = own.flatMap((finding) => affected(finding)?.hits ?? []).map(({ consumer }) => consumer);
    return `${slug}: ${[...new Set(hits)].toSorted().join()}`;
  });
  const expected = cases.map(
    ({ slug }, index) => `${slug}: ${slug in exceptions ? "" : [trafficOf(index), typesOf(index)].join()}`,
  );
  expect(named).toEqual(expected);
}, 900_000);
