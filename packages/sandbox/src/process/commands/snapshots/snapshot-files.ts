import { createWriteStream, existsSync, openAsBlob } from "node:fs";
import { rename, rm, stat } from "node:fs/promises";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { Client, Snapshot } from "@assessment-api/control";
import type { Command } from "commander";
import { checkPath, SandboxError } from "../../errors.ts";
import { addConnectionFlags, type ConnectionFlags, connect, request } from "../connection.ts";
import { addOrganizationFlag, type OrganizationFlag, organizationOf } from "../from-document/organization-flag.ts";
import { type Print, show } from "../output.ts";

type Flags = ConnectionFlags & OrganizationFlag;

interface FileCommands {
  readonly find: (
    client: Client,
    path: Readonly<Record<string, string>>,
  ) => Promise<{ id: string; snapshotId: string }>;
  readonly show: (snapshot: Snapshot) => string;
}

export function addFileCommands(group: Command, print: Print, { find, show: describe }: FileCommands): void {
  const exporting = group
    .command("export")
    .description("write a snapshot to a file, without keys and secrets, for another sandbox")
    .argument("<id>", "name or identifier of the snapshot")
    .requiredOption("--to <file>", "path of the new file; it must not exist");
  addConnectionFlags(exporting, ['snapshots export "before the import" --to import.snapshot.gz']);
  addOrganizationFlag(exporting).action(async (snapshot: string, flags: Flags & { to: string }) => {
    if (existsSync(flags.to)) throw new SandboxError(`${flags.to} already exists; delete it, or choose another name`);
    checkPath("--to", flags.to, "write", "file");
    const client = connect(flags);
    const path = await find(client, { id: await organizationOf(client, flags), snapshotId: snapshot });
    const bytes = await request(
      client.GET("/organizations/{id}/snapshots/{snapshotId}/file", { params: { path }, parseAs: "stream" }),
    );
    await write(bytes as ReadableStream<Uint8Array>, flags.to);
    const { size } = await stat(flags.to);
    show(print, flags, { file: flags.to, bytes: size }, () => `Wrote ${snapshot} to ${flags.to} (${size} bytes).`);
  });

  const importing = group
    .command("import")
    .description("create a snapshot from a file; the organization changes only when it is restored")
    .argument("<file>", "an exported file")
    .option("--name <text>", "name of the snapshot, instead of the one in the file");
  addConnectionFlags(importing, ["snapshots import import.snapshot.gz", 'snapshots restore "before the import"']);
  addOrganizationFlag(importing).action(async (file: string, flags: Flags & { name?: string }) => {
    checkPath("", file, "read", "file");
    const client = connect(flags);
    const { name } = flags;
    const params = { path: { id: await organizationOf(client, flags) }, query: name === undefined ? {} : { name } };
    const body = await openAsBlob(file);
    show(print, flags, await request(client.POST("/organizations/{id}/snapshots/file", { params, body })), describe);
  });
}

/** Writes atomically: the file appears only when complete. */
async function write(bytes: ReadableStream<Uint8Array>, file: string): Promise<void> {
  const unfinished = `${file}.unfinished`;
  try {
    await pipeline(Readable.fromWeb(bytes as never), createWriteStream(unfinished));
    await rename(unfinished, file);
  } catch (error) {
    await rm(unfinished, { force: true });
    if ((error as NodeJS.ErrnoException).syscall === undefined)
      throw new SandboxError(`the sandbox ended the file too early: ${(error as Error).message}`);
    throw new SandboxError(`${file} cannot be written: ${(error as Error).message}`);
  }
}
