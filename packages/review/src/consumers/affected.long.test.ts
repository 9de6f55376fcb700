import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type TypeScript from "typescript";
import { afterAll, beforeAll, expect, test } from "vitest";
import { runCommand } from "../command.ts";
import type { DocumentPair } from "../model/change.ts";
import { attachConsumers } from "../repository/attach-consumers.ts";
import { reviewDocuments } from "../review-documents.ts";
import { recordedValues } from "../testing/broken-calls.ts";
import { consumerCases, recordings, shop, usagesOfShop, withValues, writeConsumer } from "../testing/consumers.ts";
import { fragmentCases, joinCases } from "../testing/golden.ts";
import { createAffected, type LoadedUsage } from "./affected.ts";
import { usageOfTypes } from "./from-types.ts";
import { type ApiUse, emptyUse, formatUsage, LARGEST, type Usage } from "./usage.ts";

const folder = mkdtempSync(join(tmpdir(), "consumers-"));
let loaded: LoadedUsage[] = [];
beforeAll(async () => {
  loaded = await usagesOfShop(folder);
}, 900_000);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const breaksOf = async (documents: DocumentPair) => {
  const findings = await reviewDocuments(documents.before, documents.after, { engines: ["rules"] });
  return findings.filter(({ verdict }) => verdict === "wire-breaking");
};

test("there are eight consumers in TypeScript without type errors, and four with recorded traffic", () => {
  expect(loaded.map(({ usage }) => usage.from)).toEqual([...Array(8).fill("types"), ...Array(4).fill("traffic")]);
  const ts = createRequire(import.meta.url)("typescript") as typeof TypeScript;
  for (const { usage } of loaded.slice(0, 8)) {
    const path = join(folder, usage.consumer, "tsconfig.json");
    const { fileNames, options } = ts.parseJsonConfigFileContent(
      ts.readConfigFile(path, ts.sys.readFile).config,
      ts.sys,
      join(folder, usage.consumer),
    );
    const program = ts.createProgram(fileNames, options);
    expect(fileNames.flatMap((file) => program.getSemanticDiagnostics(program.getSourceFile(file)))).toEqual([]);
  }
});

test.each(consumerCases().map((one) => ({ ...one, name: Object.entries(one.set).map(String).join(" ") })))(
  "exactly the affected consumers: $name",
  async ({ set, affects }) => {
    const documents = { before: shop(), after: withValues(shop(), set) };
    const affected = createAffected(
      loaded.map(({ usage }) => usage),
      documents,
    );
    const breaks = await breaksOf(documents);
    expect(breaks).not.toEqual([]);
    const hits = new Set(breaks.flatMap((finding) => affected(finding)?.hits ?? []).map(({ consumer }) => consumer));
    expect([...hits].toSorted()).toEqual(affects.toSorted());
  },
);

function roles(operations: string[]): Usage[] {
  const usage = (consumer: string, fill: (use: ApiUse) => void): Usage => {
    const use = emptyUse("golden");
    fill(use);
    return { usage: 1, consumer, from: "types", files: ["a.ts"], apis: [use] };
  };
  const call = (use: ApiUse, ignores: boolean) => {
    for (const name of operations) {
      use.calls[name] = [{ at: ["0:1:1"], lacks: ["*"], ...(ignores && { ignores: true as const }) }];
      use.members[`${name} body/*`] = { sent: ["0:2:1"] };
      for (const group of ["query", "header", "cookie", "path"])
        use.members[`${name} ${group}/*`] = { sent: ["0:2:1"] };
    }
  };
  return [
    usage("everything", (use) => {
      call(use, false);
      use.headers["*"] = ["0:3:1"];
      for (const name of operations)
        for (const status of ["200", "201", "202", "204", "2XX", "default"])
          use.members[`${name} ${status}/*`] = { read: ["0:3:1"] };
    }),
    usage("sender", (use) => call(use, true)),
    usage("elsewhere", (use) => {
      use.calls["GET /things"] = [{ at: ["0:1:1"], lacks: [] }];
    }),
  ];
}

test("each golden break of an operation affects its users only", async () => {
  const cases = [...fragmentCases()].flatMap(([file, list]) => (file === "webhooks.yaml" ? [] : list));
  const broken = cases.filter(({ expected }) => expected.some((line) => line.startsWith("wire-breaking")));
  expect(broken.length).toBeGreaterThan(150);
  const documents = joinCases(cases);
  const operations = Object.entries(documents.before.paths as Record<string, object>).flatMap(([path, item]) =>
    Object.keys(item).map((method) => `${method.toUpperCase()} ${path}`),
  );
  const affected = createAffected(roles(operations), documents);
  const { exceptions } = recordedValues();
  const breaks = await breaksOf(documents);
  const wrong = breaks.flatMap((finding) => {
    const hits = affected(finding)?.hits.map(({ consumer }) => consumer) ?? [];
    const isWithoutCall = Object.keys(exceptions).some((slug) => finding.pointer.startsWith(`#/paths/~1${slug}/`));
    const isResponseOnly = finding.flows.length === 1 && finding.flows[0] === "response" && finding.schemas;
    const expected = finding.operations.some((name) => /^(webhook|callback) /.test(name))
      ? hits
      : isWithoutCall
        ? []
        : isResponseOnly
          ? ["everything"]
          : ["everything", ...hits.filter((name) => name === "sender")];
    return expected.join() === hits.toSorted().join() ? [] : [`${finding.rule} ${finding.pointer}: ${hits.join()}`];
  });
  expect(wrong).toEqual([]);
});

test("an unused break is a separate verdict, and an additive enum value names consumers that compare it", async () => {
  const reviewed = async (set: Record<string, unknown>) => {
    const documents = { before: shop(), after: withValues(shop(), set) };
    const findings = await reviewDocuments(documents.before, documents.after, { engines: ["rules"] });
    const versions = [
      { version: "shop", findings: findings.map((one) => ({ ...one, status: "breaking" as const })), documents },
    ];
    return attachConsumers({ base: "old", versions, bumps: [], problems: [], written: [] }, loaded);
  };
  const { tableReport } = await import("../report/table.ts");
  const unused = tableReport(await reviewed({ "#/components/schemas/OrderEvent/properties/cause": null }));
  expect(unused).toContain("wire-breaking, but nobody uses it");
  expect(unused).toContain("no known consumer is affected");
  const { markdownReport } = await import("../report/md.ts");
  const grown = markdownReport(
    await reviewed({ "#/components/schemas/OrderStatus/enum": ["OPEN", "PAID", "SHIPPED", "CANCELED", "ON_HOLD"] }),
  );
  expect(grown).toMatch(
    /hits backoffice: compares `status` with "OPEN", "PAID", "SHIPPED", "CANCELED" at src\/backoffice\.ts:\d+/,
  );
});

test.each([
  {
    name: "member",
    set: {
      "#/components/schemas/Order/properties/total": null,
      "#/components/schemas/Order/properties/totalAmount": { type: "number" },
    },
    consumer: "backoffice",
    lines: ["-      total,", "+      totalAmount: total,"],
  },
  {
    name: "nested pattern",
    set: {
      "#/components/schemas/Line/properties/sku": null,
      "#/components/schemas/Line/properties/skuCode": { type: "string" },
    },
    consumer: "editor",
    lines: [
      String.raw`+  return order.lines.map((line) => \`\${line.quantity} × \${line.skuCode}\`).join(", ");`.replaceAll(
        "\\",
        "",
      ),
    ],
  },
  {
    name: "parameter",
    set: { "#/paths/~1orders/get/parameters/2/name": "pageCursor" },
    consumer: "backoffice",
    lines: [
      '+  const { data, error } = await client.GET("/orders", { params: { query: { limit: 50, pageCursor: cursor } } });',
    ],
  },
  {
    name: "enum value",
    set: { "#/components/schemas/OrderStatus/enum": ["OPEN", "PAID", "SHIPPED", "VOIDED"] },
    consumer: "cleanup",
    lines: ['+  const page = await client.GET("/orders", { params: { query: { status: "VOIDED", limit: 100 } } });'],
  },
])("a renamed $name comes with a patch", async ({ set, consumer, lines }) => {
  const documents = { before: shop(), after: withValues(shop(), set) };
  const findings = await reviewDocuments(documents.before, documents.after, { engines: ["rules"] });
  const versions = [
    { version: "shop", findings: findings.map((one) => ({ ...one, status: "breaking" as const })), documents },
  ];
  const report = attachConsumers({ base: "old", versions, bumps: [], problems: [], written: [] }, loaded);
  const repairs = report.versions.flatMap((version) =>
    version.findings.flatMap((finding) => (finding.consumers?.hits ?? []).filter((hit) => hit.consumer === consumer)),
  );
  const patches = repairs.flatMap(({ repair }) => (repair && "patch" in repair ? [repair.patch] : [])).join("");
  for (const line of lines) expect(patches.split("\n")).toContain(line);
});

test("the command writes a usage, and the review of two files names the consumers", async () => {
  const root = join(folder, "command");
  await writeConsumer(join(root, "shop-admin"), {
    "src/a.ts":
      'import { type Client } from "../shop/index.ts";\nexport const read = async (c: Client) => (await c.GET("/health")).data?.version;\n',
  });
  writeFileSync(join(root, "old.json"), JSON.stringify(shop()));
  writeFileSync(join(root, "new.json"), JSON.stringify(withValues(shop(), { "#/paths/~1health": null })));
  writeFileSync(join(root, "go.har"), recordings().get("go-health") ?? "");
  const run = async (...args: string[]) => {
    const lines: string[] = [];
    const code = await runCommand(args, root, {
      out: (text) => lines.push(text),
      progress: (line) => lines.push(line),
    });
    return { code, text: lines.join("\n") };
  };
  expect(await run("usage", "shop-admin")).toMatchObject({
    code: 0,
    text: expect.stringContaining("calls 1 operations"),
  });
  const traffic = [
    "usage",
    "--har",
    "go.har",
    "--document",
    "old.json",
    "--name",
    "go",
    "--output",
    "go.api-usage.json",
  ];
  expect((await run(...traffic)).code).toBe(0);
  const { code, text } = await run("old.json", "new.json", "--consumers", ".");
  expect(code).toBe(1);
  expect(text).toContain("hits shop-admin: calls it at src/a.ts:2:49");
  expect(text).toContain("hits go: calls it at go.har:");
  expect(await run("old.json", "new.json", "--consumers", "none")).toEqual({
    code: 2,
    text: "assessment-api-review: --consumers none does not exist; check the path",
  });
  expect((await run("usage", "--har", "go.har")).text).toContain("--har and --document need each other");
});

test("a usage has at most 20 kB, and loses positions before members", async () => {
  const reads = Array.from({ length: 1200 }, (_, index) => `  console.log(order.total, order.status, ${index});`);
  await writeConsumer(join(folder, "long"), {
    "src/a.ts": `import type { Order } from "../shop/index.ts";\nexport const read = (order: Order) => {\n${reads.join("\n")}\n};\n`,
  });
  const text = formatUsage(usageOfTypes(join(folder, "long")));
  expect(Buffer.byteLength(text)).toBeLessThanOrEqual(LARGEST);
  expect(text).toContain('"Order/total"');
});

test("a usage of traffic contains no values, except enum members", () => {
  const texts = loaded.slice(8).map(({ usage }) => formatUsage(usage));
  expect(texts.join()).not.toMatch(/Ring twice|ada@shop|DE00|Bonn/);
  expect(texts.join()).toContain("HIGH");
});
