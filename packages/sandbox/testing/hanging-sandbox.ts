/** A sandbox with hanging test reads and writes after startup; shuts down like `serve`. */
import { launch } from "../src/process/launch.ts";
import { closeOnSignal } from "../src/process/signals.ts";
import { createSqliteStore } from "../src/store/sqlite/index.ts";
import type { Store } from "../src/store/store.ts";
import { addOrganization } from "./organizations.ts";
import { testSettings } from "./test-settings.ts";

const never = <Value>() => new Promise<Value>(() => {});
const gracePeriod = 1000;

const real = createSqliteStore({ file: ":memory:" });
let hangs = false;
const store: Store = {
  ...real,
  tests: { ...real.tests, search: never },
  transact: (work) => (hangs ? never() : real.transact(work)),
  close: never,
};

const { world, prepared, close } = await launch(store, { ...testSettings, gracePeriod }, addOrganization);
hangs = true;
// A referenced timer, as drivers have, would keep the process alive; otherwise nothing would.
if (process.argv[2] === "busy") setInterval(() => {}, 1000);
const closed = closeOnSignal({ close }, gracePeriod);
console.log(JSON.stringify({ origin: world.links.origin, apiKey: prepared.apiKey }));
await closed;
