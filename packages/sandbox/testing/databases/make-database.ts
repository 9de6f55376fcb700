import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { gzipSync } from "node:zlib";
import { oneClock } from "../../src/domain/clocks.ts";
import { apiVersions } from "../../src/domain/keys.ts";
import { DAY } from "../../src/domain/time.ts";
import { noJournal } from "../../src/journal/journal.ts";
import { createOrganization } from "../../src/seed/organizations.ts";
import { createCandidate } from "../../src/service/candidates.ts";
import { createCursors } from "../../src/service/cursors.ts";
import { createKey } from "../../src/service/keys.ts";
import { createLinks } from "../../src/service/links.ts";
import { createSeededNewId, createSeededRandom } from "../../src/service/new-id.ts";
import { uploadPackage } from "../../src/service/tasks.ts";
import { registerWebhook } from "../../src/service/webhooks.ts";
import type { World } from "../../src/service/world.ts";
import { createSqliteStore } from "../../src/store/sqlite/index.ts";
import { createClock, storeClock } from "../../src/timers/clock.ts";
import { zipFile } from "../zip-file.ts";

/**
 * Writes `layout-<number>.sqlite.gz` into this folder: a database of the present layout with something of everything. Run it with
 * `node testing/databases/make-database.ts` before a release that changes the layout or a stored document; it writes the same bytes
 * each time. Later code has to open every one of these files.
 */
const folder = mkdtempSync(join(tmpdir(), "make-database-"));
const file = join(folder, "sandbox.sqlite");

const store = createSqliteStore({ file });
const now = Date.UTC(2026, 2, 2, 9, 15);
const clock = createClock({ offset: 0, frozenAt: now });
const world: World = {
  store,
  journal: noJournal,
  clocks: oneClock(clock),
  machine: clock,
  newId: createSeededNewId("database"),
  random: createSeededRandom("database"),
  links: createLinks("http://127.0.0.1:4010"),
  cursors: createCursors("a secret"),
  refuseAddress: () => undefined,
  keepsMails: false,
  stopAttempts: async () => {},
  catchUp: async () => {},
  runDue: async () => {},
  adoptClock: (read) => read(),
  wake: () => {},
  report: () => {},
};

const { id } = await createOrganization(world, { name: "Demo", credits: 25, seed: "demo", seedValue: "database" });
await createKey(world, id, { versions: apiVersions, key: "key-of-the-database" });
await registerWebhook(world, id, { url: "https://hooks.example.com/v2", apiVersion: "v2" });
await registerWebhook(world, id, { url: "https://hooks.example.com/v1", apiVersion: "v1", secret: "whs_given" });
await createCandidate(world, id, { email: "soren.aeroe@example.com", firstName: "Søren", tags: ["remote", "Ünïcode"] });
await uploadPackage(
  world,
  id,
  "tsk_go_worker_pool",
  zipFile([{ name: "go.mod", content: "module pool" }, { name: "pool.go" }]),
);
const other = await createOrganization(world, { name: "Other", seed: "none", seedValue: "database" });
await createCandidate(world, other.id, { email: "nobody.of.demo@example.com" });
await store.transact((tx) => storeClock(tx, { offset: 3 * DAY, frozenAt: now }));
await store.close();

const db = new DatabaseSync(file);
db.exec("PRAGMA journal_mode = DELETE; VACUUM");
const layout = db.prepare("PRAGMA user_version").get()?.user_version;
db.close();
writeFileSync(join(import.meta.dirname, `layout-${layout}.sqlite.gz`), gzipSync(readFileSync(file), { level: 9 }));
rmSync(folder, { recursive: true });
