/** Stores the current layout of the console as reference for its test. Usage: node testing/console/looks/keep.ts */
import { createClient, unwrap } from "@assessment-api/control";
import { startSandbox } from "../../../src/index.ts";
import { findBrowser } from "../../pages/playwright.ts";
import { fillOrganization } from "../busy-organization.ts";
import type { Look } from "./look.ts";
import { eachLook, keepLooks } from "./views.ts";

const launch = findBrowser();
if (launch === undefined) throw new Error("No browser: install Chromium, and run `pnpm dev install browser`");
const sandbox = await startSandbox({ port: 0, data: ":memory:", seed: "none", logLevel: "silent" });
const browser = await launch();
try {
  const control = createClient({ baseUrl: sandbox.urls.control });
  const [{ id = "" } = {}] = (await unwrap(control.GET("/organizations"))).items;
  await fillOrganization(control, id, `${sandbox.url}/catcher/${id}`);
  const page = await browser.newPage();
  const looks = new Map<string, Map<number, Look>>();
  for await (const { view, width, look } of eachLook(page, control, id, sandbox.url))
    looks.set(view, (looks.get(view) ?? new Map()).set(width, look));
  for (const [view, byWidth] of looks) keepLooks(view, byWidth);
} finally {
  await browser.close();
  await sandbox.close();
}
