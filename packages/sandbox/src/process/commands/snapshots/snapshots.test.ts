import { readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { startWithControl } from "../../../../testing/start-with-control.ts";
import { temporaryFolder } from "../../../../testing/temporary-folder.ts";
import { alone } from "../../../../testing/type-command.ts";

test("a snapshot is made, restored and forked by its name, and deleted", async () => {
  const { type, organizationId } = await alone(startWithControl());
  expect(await type("snapshots", "list")).toBe("No snapshots.");
  const created = await type("snapshots", "create", "before the import", "--keep-deleted", "no");
  const [id = ""] = /snp_\w+/.exec(created) ?? [];
  expect(created).toMatch(/Name +before the import\nHolds +\d+ entities/);
  expect(await type("snapshots", "list")).toContain(`${id}  before the import`);
  expect(await type("snapshots", "restore", "before the import")).toBe(
    `Restored before the import in ${organizationId}.`,
  );
  expect(await type("snapshots", "fork", id, "--name", "Second attempt")).toMatch(
    /Name +Second attempt\nAPI key +sbx_\w+/,
  );
  const organization = ["--organization", organizationId];
  expect(await type("snapshots", "delete", "before the import", ...organization)).toBe("Deleted before the import.");
  expect(await type("snapshots", "list", ...organization)).toBe("No snapshots.");
});

test("a snapshot is exported to a file and imported", async () => {
  const folder = temporaryFolder();
  const file = join(folder, "one.snapshot.gz");
  const { type } = await alone(startWithControl());
  await type("snapshots", "create", "before");
  expect(await type("snapshots", "export", "before", "--to", file)).toMatch(/^Wrote before to .+ \(\d{4,} bytes\)\.$/);
  expect(readdirSync(folder)).toEqual(["one.snapshot.gz"]);
  expect(await type("snapshots", "import", file, "--name", "after")).toMatch(/Name +after\nHolds +\d+ entities/);
  await expect(type("snapshots", "export", "before", "--to", file)).rejects.toThrow("already exists");
  await expect(type("snapshots", "export", "before", "--to", join(folder, "no", "x"))).rejects.toThrow(
    "cannot be written",
  );
  await expect(type("snapshots", "export", "nothing", "--to", join(folder, "x"))).rejects.toThrow("no snapshot");
  await expect(type("snapshots", "import", join(folder, "x"))).rejects.toThrow("does not exist");
  writeFileSync(join(folder, "x"), "hello");
  await expect(type("snapshots", "import", join(folder, "x"))).rejects.toThrow("is not an exported snapshot");
  expect(readdirSync(folder)).toEqual(["one.snapshot.gz", "x"]);
});
