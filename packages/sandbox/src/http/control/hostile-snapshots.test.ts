/** Snapshot files with a valid checksum: none is stored, and the organization stays usable. */
import { gzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startTestSandbox, type TestSandbox } from "../../../testing/sandbox.ts";
import { type Doc, lineOf, packed, readFile, type SnapshotText, set, textOf } from "../../../testing/snapshot-file.ts";
import { createOrganization } from "../../seed/organizations.ts";
import { exportSnapshot } from "../../service/snapshot-files.ts";
import { createSnapshot } from "../../service/snapshots.ts";

const NOW = Date.UTC(2026, 2, 2, 9);
const YEAR_MINUS_1199 = Date.UTC(-1199, 0, 1);

const hook = (organizationId: string): Doc => ({
  id: "whk_8charsLong",
  organizationId,
  url: "https://example.com/hook",
  secret: "",
  previousSecrets: [],
  apiVersion: "v2",
  createdAt: NOW,
  state: "ENABLED",
});

async function completeFile({ world }: TestSandbox): Promise<SnapshotText> {
  const { id } = await createOrganization(world, { name: "Source", seed: "demo", seedValue: 3 });
  const { id: snapshotId } = await createSnapshot(world, id, { name: "before", keepsDeleted: true });
  const chunks = await Array.fromAsync(await exportSnapshot(world, id, snapshotId));
  const file = readFile(Buffer.concat(chunks));
  const { organizationId } = file.head;
  const [event] = file.lines.filter(({ collection }) => collection === "events");
  const task = file.lines.find(({ collection }) => collection === "tasks")?.doc;
  const lines = [
    { collection: "packages", version: 1, doc: { id: "pkg_8charsLong" }, bytes: "AAEC" },
    { collection: "webhooks", version: 1, doc: hook(String(organizationId)) },
    {
      collection: "faults",
      version: 1,
      doc: { id: "flt_1", organizationId, operation: "none", outcome: 503, createdAt: NOW },
    },
    {
      collection: "timers",
      version: 1,
      doc: { kind: "build", organizationId, taskId: task?.id, packageId: "pkg_8charsLong", dueAt: NOW },
    },
    {
      collection: "deliveries",
      version: 1,
      doc: {
        kind: "webhook",
        id: "dlv_8charsLong",
        organizationId,
        candidateId: event?.doc.candidateId,
        state: "DELIVERED",
        webhookId: "whk_8charsLong",
        eventId: event?.doc.id,
        createdAt: NOW,
        dueAt: NOW,
        failures: 0,
        attempts: [{ at: NOW, durationInMs: 3, status: 200 }],
      },
    },
  ];
  for (const line of lines) {
    const index = file.lines.findIndex(({ collection }) => order.indexOf(collection) > order.indexOf(line.collection));
    file.lines.splice(index === -1 ? file.lines.length : index, 0, line);
  }
  return file;
}

const order = [
  ...["organizations", "packages", "tasks", "taskRevisions", "tests", "predefinedTests", "skillFolders", "skills"],
  ...["skillsets", "positionFamilies", "seniorityLevels", "certificateDefinitions", "jobPositions", "teams", "people"],
  ...["personSkills", "candidates", "webhooks", "faults", "mails", "events", "timers", "deliveries"],
];

const shown = (value: unknown) => JSON.stringify(value)?.slice(0, 40);
const isStarted = (doc: Doc) => JSON.stringify(doc).includes('"startedAt"');
const nested = (levels: number) => "[".repeat(levels) + "]".repeat(levels);

type Member = readonly [collection: string, path: string, value: unknown, fits?: (doc: Doc) => boolean];

const members: readonly Member[] = [
  ["organizations", "id", undefined],
  ["organizations", "id", "org_other"],
  ["organizations", "name", 7],
  ["organizations", "name", "x".repeat(1_000_000)],
  ["organizations", "credits", -5],
  ["organizations", "credits", 1.5],
  ["organizations", "createdAt", "yesterday"],
  ["organizations", "fresh", null],
  ["organizations", "fresh.seed", "huge"],
  ["organizations", "clock", { offset: 0, frozenAt: YEAR_MINUS_1199 }],
  ["organizations", "clock", { offset: YEAR_MINUS_1199 - NOW }],
  ["organizations", "clock", { offset: "1" }],
  ["organizations", "clock", null],
  ["organizations", "certificatePlugin", { available: "yes", delayInMs: 0 }],
  ["packages", "id", undefined],
  ["packages", "id", "../pkg"],
  ["candidates", "id", undefined],
  ["candidates", "id", "cnd_1"],
  ["candidates", "organizationId", "org_other"],
  ["candidates", "email", 5],
  ["candidates", "tags", "backend"],
  ["candidates", "tags", [1]],
  ["candidates", "customFields", { level: { deep: true } }],
  ["candidates", "createdAt", YEAR_MINUS_1199],
  ["candidates", "firstName", "Ada\0"],
  ["candidates", "firstName", "\ud800"],
  ["candidates", "assessments", {}],
  ["candidates", "assessments.0", null],
  ["candidates", "assessments.0.token", undefined],
  ["candidates", "assessments.0.status", "DONE"],
  ["candidates", "assessments.0.test.id", "tst_missing"],
  ["candidates", "assessments.0.activeSection", 99],
  ["candidates", "assessments.0.sections", null],
  ["candidates", "assessments.0.expiresAt", 1e300],
  ["candidates", "assessments.0.startedAt", undefined, isStarted],
  ["candidates", "assessments.0.sections.0.answers.0.revision", 999, isStarted],
  ["candidates", "assessments.0.sections.0.answers.0.value", "text", isStarted],
  ["candidates", "assessments.0.sections.0.answers.0.scoredPoints", 1e6, isStarted],
  ["candidates", "assessments.0.sections.0.maxPoints", 0, isStarted],
  ["candidates", "assessments.0.test.maxPoints", 1, isStarted],
  ["candidates", "assessments.0.test.timeLimitInSeconds", 0.5],
  ["candidates", "assessments.0.sections.0.timeLimitInSeconds", 0.5],
  ...(
    [
      ["candidates", "email"],
      ["people", "email"],
      ["events", "email"],
      ["mails", "to"],
    ] as const
  ).flatMap(([collection, member]) =>
    ["no address", "a@b", "a@b.example\r\nBcc: c@d.example", "é@b.example"].map(
      (value): Member => [collection, member, value],
    ),
  ),
  ["certificateDefinitions", "websiteUrl", "no URL"],
  ["certificateDefinitions", "websiteUrl", "https://example.com/é"],
  ["jobPositions", "defaultMasteryLevel", 0.5],
  ["people", "certificates", [{ id: "pct_1", definitionId: "crt_5Ty7Ws3P", issuedAt: 0.5 }]],
  ["tests", "durationInMinutes", 0.5],
  ["webhooks", "id", undefined],
  ["webhooks", "url", "http://example.com/%zz"],
  ["webhooks", "url", "http://example.com/a b"],
  ["webhooks", "url", "javascript:alert(1)"],
  ["webhooks", "url", 1],
  ["webhooks", "previousSecrets", null],
  ["webhooks", "state", "PAUSED"],
  ["webhooks", "simulated", { left: -1, outcome: 500 }],
  ["mails", "id", undefined],
  ["mails", "to", null],
  ["mails", "text", ["Hello"]],
  ["mails", "link", "/reports/".repeat(100_000)],
  ["mails", "attempts", {}],
  ["mails", "kind", "SPAM"],
  ["mails", "candidateId", undefined],
  ["mails", "candidateId", "cnd_0missing0"],
  ["mails", "createdAt", "2026"],
  ["events", "type", 1],
  ["events", "candidateId", "cnd_0missing0"],
  ["events", "trace", { parent: "00-1" }],
  ["timers", "kind", "explode"],
  ["timers", "dueAt", "soon"],
  ["timers", "dueAt", 1e300],
  ["timers", "taskId", "tsk_missing", ({ kind }) => kind === "build"],
  ["deliveries", "webhookId", "whk_0missing0", ({ kind }) => kind === "webhook"],
  ["deliveries", "attempts", [{ at: 0 }], ({ kind }) => kind === "webhook"],
  ["deliveries", "failures", -1],
  ["tests", "sections", "none"],
  ["tests", "sections.0.tasks.0.taskId", "tsk_missing"],
  ["tests", "durationInMinutes", null],
  ["tests", "state", 0],
  ["tasks", "published", undefined],
  ["tasks", "revision", 0],
  ["tasks", "published.title", {}],
  ["tasks", "published.packageId", "pkg_missing"],
  ["taskRevisions", "id", "tsk_missing.1"],
  ["faults", "outcome", 200],
  ["faults", "share", 0],
  ["faults", "delayInMs", -1],
  ["skills", "folderId", "missing"],
  ["skillFolders", "parentId", "missing", ({ level }) => level !== "AREA"],
  ["skillsets", "skillIds", ["missing"]],
  ["jobPositions", "translations", { de: null }],
  ["teams", "supervisorId", "per_0missing0"],
  ["people", "teamIds", ["team_missing"]],
  ["people", "pluginData", { one: { deep: JSON.parse(nested(200)) } }],
  ["people", "onboarding", { status: "LATER" }],
  ["personSkills", "ratings", [{ type: "SELF", value: 101 }]],
  ["personSkills", "personId", "per_0missing0"],
];

/** @returns raw bytes, if not derived from the text */
type Damage = readonly [name: string, expected: RegExp, damage: (file: SnapshotText) => Buffer | undefined];

const write = (file: SnapshotText, number: number, line: string) => packed(textOf(file, { [number]: line }));

const damages: readonly Damage[] = [
  [
    "a document that is null",
    /line 2: doc must be object/,
    (file) => write(file, 2, '{"collection":"organizations","version":1,"doc":null}'),
  ],
  [
    "a document that is an array",
    /line 2: doc must be object/,
    (file) => write(file, 2, '{"collection":"organizations","version":1,"doc":[]}'),
  ],
  [
    "20,000 levels",
    /line 3: has more than 128 levels/,
    (file) => write(file, 3, `{"collection":"packages","version":1,"doc":{"id":${nested(20_000)}},"bytes":""}`),
  ],
  ["many small values", /line 3: has more than 100000 values/, (file) => write(file, 3, `[${"[],".repeat(250_000)}0]`)],
  ["no line at all", /is truncated/, () => packed("")],
  ["no organization", /line 2: collection must be organizations/, (file) => void file.lines.shift()],
  [
    "its organization alone, without documents, twice",
    /line 3: collection must be/,
    (file) => void file.lines.splice(1, 0, file.lines[0] as never),
  ],
  ["no document", /line 2: the organization is missing/, (file) => void file.lines.splice(0)],
  ["a line after its end", /more lines after its end in line/, (file) => packed(`${textOf(file)}{}\n`)],
  [
    "another file after its end",
    /more lines after its end/,
    (file) => Buffer.concat([packed(textOf(file)), packed(textOf(file))]),
  ],
  ["no end", /is truncated/, (file) => packed(textOf(file).split("\n").slice(0, -2).join("\n"))],
  ["no end of its compression", /is truncated/, (file) => packed(textOf(file)).subarray(0, -8)],
  ["half a line", /is not a JSON object/, (file) => packed(textOf(file).slice(0, 5000))],
  [
    "a wrong checksum",
    /do not match its checksum/,
    (file) => packed(textOf(file).replace(/[\da-f]{64}/, "0".repeat(64))),
  ],
  [
    "a wrong number of documents",
    /do not match its checksum/,
    (file) => packed(textOf(file).replace(/"entities":\d+/, '"entities":3')),
  ],
  [
    "an unknown member of a line",
    /line 2: compressed is not known/,
    (file) => set(file.lines[0] as Doc, "compressed", true) as undefined,
  ],
  [
    "bytes for what is no package",
    /line 2: bytes must be given for packages only/,
    (file) => set(file.lines[0] as Doc, "bytes", "AAEC") as undefined,
  ],
  [
    "a package without bytes",
    /line 3: bytes must be given/,
    (file) => set(file.lines[1] as Doc, "bytes", undefined) as undefined,
  ],
  [
    "a package in no Base64",
    /line 3: bytes must be Base64/,
    (file) => set(file.lines[1] as Doc, "bytes", "A!E#") as undefined,
  ],
  ["bytes that are no UTF-8", /is not UTF-8 in line 1/, () => gzipSync(Buffer.from([0xff, 0xfe, 0x0a]))],
  [
    "a document twice",
    /line 5: doc.id is already the id of another document/,
    (file) => void file.lines.splice(3, 0, structuredClone(file.lines[2]) as never),
  ],
  [
    "a circle of teams",
    /doc.parentTeamId forms a cycle/,
    (file) => void set(lineOf(file, "teams").line.doc, "parentTeamId", lineOf(file, "teams").line.doc.id),
  ],
  [
    "thousands of identifiers in one document",
    /doc has more than 10000 identifiers/,
    (file) =>
      void set(
        lineOf(file, "mails").line.doc,
        "text",
        Array.from({ length: 10_001 }, (_, index) => `cnd_${index}`).join(" "),
      ),
  ],
  [
    "hundreds of times its size",
    /more than 200 times larger/,
    (file) => packed(`${textOf(file)}${" ".repeat(30_000_000)}`),
  ],
  ...([0, -1, 1.5, "1", null, undefined] as const).map(
    (value): Damage => [
      `the formatVersion ${shown(value)}`,
      /line 1: formatVersion/,
      (file) => void set(file.head, "formatVersion", value),
    ],
  ),
  ...([0, -1, 1.5, "1", null] as const).map(
    (value): Damage => [
      `a document of the version ${shown(value)}`,
      /line 2: version/,
      (file) => set(file.lines[0] as Doc, "version", value) as undefined,
    ],
  ),
  ...(["", " ", "x".repeat(1_000_000), "a\0b", 5, null] as const).map(
    (value): Damage => [`the name ${shown(value)}`, /line 1: name/, (file) => void set(file.head, "name", value)],
  ),
  [
    "another organization in its first line",
    /line 2: doc.id must be the organizationId/,
    (file) => void set(file.head, "organizationId", "org_other"),
  ],
  [
    "a member __proto__",
    /line 2: doc.__proto__ is not known/,
    (file) => write(file, 2, JSON.stringify(file.lines[0]).replace('"doc":{', '"doc":{"__proto__":{"id":"org_x"},')),
  ],
];

describe("a changed snapshot file", () => {
  let sandbox: TestSandbox;
  let complete: SnapshotText;
  let [before, path, name]: [unknown, string, number] = ["", "", 0];

  beforeAll(async () => {
    sandbox = await startTestSandbox();
    complete = await completeFile(sandbox);
    path = `${sandbox.urls.control}/organizations/${sandbox.organizationId}/snapshots`;
    before = await state();
  });

  afterAll(() => sandbox.close());

  const send = (file: Buffer) =>
    fetch(`${path}/file?name=import-${++name}`, {
      method: "POST",
      headers: { "content-type": "application/gzip" },
      body: new Uint8Array(file),
    });

  async function state() {
    const { urls, organizationId, apiKey } = sandbox;
    const organization = `${urls.control}/organizations/${organizationId}`;
    const parts = ["", "/mails", "/timers", "/events", "/webhooks", "/journal?kind=CHANGE", "/snapshots"];
    const read = async (url: string) => {
      const response = await fetch(url, { headers: { "X-Api-Key": apiKey, "Vendor-Api-Key": apiKey } });
      expect([url, response.status]).toEqual([url, 200]);
      return response.json();
    };
    return Promise.all([...parts.map((part) => organization + part), `${urls.v2}/candidates`].map(read));
  }

  async function expectRefusal(file: Buffer, expected: RegExp): Promise<void> {
    const response = await send(file);
    const body = (await response.json()) as { validationErrors?: { message: string }[] };
    expect([response.status, body.validationErrors?.[0]?.message]).toEqual([400, expect.stringMatching(expected)]);
    expect(await (await fetch(path)).json()).toMatchObject({ items: [] });
  }

  const named = members.map((member) => [`${member[0]}.${member[1]} = ${shown(member[2])}`, member] as const);
  test.each(named)("with %s is refused", async (_, [collection, member, value, fits]) => {
    const file = structuredClone(complete);
    const { line, number } = lineOf(file, collection, fits);
    set(line.doc, member, value);
    const [field = ""] = member.split(".");
    await expectRefusal(
      packed(textOf(file)),
      new RegExp(`line ${number}: (doc\\.(kind|id|${field})|has more than 128 levels)`),
    );
  });

  test.each(damages)("with %s is refused", async (_, expected, damage) => {
    const file = structuredClone(complete);
    await expectRefusal(damage(file) ?? packed(textOf(file)), expected);
  });

  test("leaves the organization unchanged, and the original file can be imported", async () => {
    expect(await state()).toEqual(before);
    const response = await send(packed(textOf(complete)));
    expect([response.status, await response.clone().json()]).toMatchObject([201, { keepsDeleted: true }]);
    const { id } = (await response.json()) as { id: string };
    expect((await fetch(`${path}/${id}/restore`, { method: "POST" })).status).toBe(200);
    expect((await fetch(`${path}/${id}/fork`, { method: "POST" })).status).toBe(201);
    await state();
  });
});
