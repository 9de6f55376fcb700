import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { temporaryFolder } from "../../../testing/temporary-folder.ts";
import { startSandbox } from "../start-sandbox.ts";
import { openSharedSandbox, openWorldOfTest } from "./shared-sandbox.ts";

const keeping = (text: string) => ({ ASSESSMENT_API_KEEP_WORLDS: text });

test("the world of a failed test is kept for later, and the world of a passed test is deleted", async () => {
  const data = join(temporaryFolder(), "data");
  const sandbox = await openSharedSandbox({ data }, keeping("failed"));
  const [failed, passed] = [await openWorldOfTest(sandbox, "A test", {}), await openWorldOfTest(sandbox, "A test", {})];
  const [, port, folder, address] =
    /run `.+ serve --port (\d+) --data (\S+)`, then open (\S+)$/.exec(await failed.report()) ?? [];
  await failed.close(true);
  await passed.close(false);
  await sandbox.close();
  expect(folder).toBe(data);

  const later = await startSandbox({ data: folder, port: Number(port), logLevel: "silent" });
  onTestFinished(() => later.close());
  const status = async (id: string) => (await fetch(`${later.urls.control}/organizations/${id}`)).status;
  expect(address).toBe(`${later.url}/#/${failed.world.organizationId}/journal`);
  expect([await status(failed.world.organizationId), await status(passed.world.organizationId)]).toEqual([200, 404]);
});

test("all worlds are kept on request", async () => {
  const sandbox = await openSharedSandbox({ data: join(temporaryFolder(), "data") }, keeping("all"));
  onTestFinished(() => sandbox.close());
  const { world, close } = await openWorldOfTest(sandbox, "A test", {});
  await close(false);
  expect((await world.v1.GET("/exams")).response.status).toBe(200);
});

test("worlds are created in a running sandbox at the given address, and the report links to it", async () => {
  const running = await startSandbox({ port: 0, data: ":memory:", seed: "none", logLevel: "silent" });
  onTestFinished(() => running.close());
  const environment = { ASSESSMENT_API_SANDBOX_URL: running.url };
  const deleting = await openSharedSandbox({}, environment);
  const deleted = await openWorldOfTest(deleting, "A test", {});
  expect(await deleted.report()).toMatch(/The world was deleted\. Set ASSESSMENT_API_KEEP_WORLDS=failed to keep it\.$/);
  await deleted.close(true);
  expect((await deleted.world.v1.GET("/exams")).response.status).toBe(401);

  const sandbox = await openSharedSandbox({}, { ...environment, ...keeping("failed") });
  const { world, report, close } = await openWorldOfTest(sandbox, "A test", {});
  expect(await report()).toMatch(new RegExp(`The world is kept: ${running.url}/#/${world.organizationId}/journal$`));
  await close(true);
  await sandbox.close();
  expect((await world.v1.GET("/exams")).response.status).toBe(200);
});

test("a world has the name of its test, with any characters", async () => {
  const sandbox = await openSharedSandbox({}, {});
  onTestFinished(() => sandbox.close());
  const nameOf = async (title: string, options = {}) => {
    const { world } = await openWorldOfTest(sandbox, title, options);
    const params = { path: { id: world.organizationId } };
    return (await world.control.GET("/organizations/{id}", { params })).data?.name;
  };
  expect(await nameOf("invites somebody")).toBe("invites somebody");
  expect(await nameOf("invites somebody", { name: "Ours" })).toBe("Ours");
  expect(await nameOf(" ")).toBe("World");
  expect(await nameOf("😀".repeat(150))).toMatch(/^(😀){100}$/u);
  expect(await nameOf(`a${"😀".repeat(150)}`)).toMatch(/^a(😀){99}\ufffd?$/u);
});

test("unknown values are refused", async () => {
  await expect(openSharedSandbox({}, keeping("some"))).rejects.toThrow(
    "ASSESSMENT_API_KEEP_WORLDS must be none, failed or all, not some",
  );
});
