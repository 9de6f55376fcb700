import { expect, test } from "vitest";
import { startWithControl } from "../../../testing/start-with-control.ts";
import { typeCommand } from "../../../testing/type-command.ts";
import { deleteOrganization } from "../../service/organizations.ts";

test("a snapshot is made, restored and forked by its name, and deleted", async () => {
  const sandbox = await startWithControl();
  await deleteOrganization(sandbox.world, sandbox.other.organizationId);
  const type = typeCommand(sandbox);
  expect(await type("snapshots", "list")).toBe("There is no snapshot.");
  const created = await type("snapshots", "create", "before the import", "--keep-deleted", "no");
  const [id = ""] = /snp_\w+/.exec(created) ?? [];
  expect(created).toMatch(/Name +before the import\nHolds +\d+ entities/);
  expect(await type("snapshots", "list")).toContain(`${id}  before the import`);
  expect(await type("snapshots", "restore", "before the import")).toBe(
    `${sandbox.organizationId} is as before the import has it.`,
  );
  expect(await type("snapshots", "fork", id, "--name", "Second try")).toMatch(/Name +Second try\nAPI key +sbx_\w+/);
  const organization = ["--organization", sandbox.organizationId];
  expect(await type("snapshots", "delete", "before the import", ...organization)).toBe("Deleted before the import.");
  expect(await type("snapshots", "list", ...organization)).toBe("There is no snapshot.");
});
