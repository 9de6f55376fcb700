import { execFile } from "node:child_process";
import { readFileSync } from "node:fs";
import { chown, mkdir, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { promisify } from "node:util";
import { createClient, unwrap } from "@assessment-api/v1";
import { Client } from "pg";
import { expect, onTestFinished, test } from "vitest";
import { BIN, postgresUser } from "../../testing/postgres/patroni.ts";
import { freePort } from "../../testing/postgres/server.ts";
import { startSandbox } from "./start-sandbox.ts";

function commandsOf(section: string): string[] {
  const text = readFileSync(join(import.meta.dirname, "../../../../docs/scaling.md"), "utf8");
  const [, rest = ""] = text.split(`\n## ${section}\n`);
  return [...(rest.split("\n## ")[0] ?? "").matchAll(/^```sh\n(.*?)^```$/gms)].map(([, commands = ""]) => commands);
}

test.skipIf(BIN === undefined)("the documented commands restore the state before an accident", async () => {
  const folder = await mkdtemp(join(tmpdir(), "assessment-api-backup-"));
  const user = postgresUser();
  const port = await freePort();
  const url = `postgres://sandbox@127.0.0.1:${port}/postgres`;
  const env = {
    PATH: `${BIN}:${process.env.PATH}`,
    PGDATA: join(folder, "data"),
    ARCHIVE: join(folder, "archive"),
    BACKUP: join(folder, "backup"),
    DATABASE_URL: url,
  };
  const run = (commands: string, more: object = {}) =>
    promisify(execFile)("bash", ["--norc", "-euc", commands], { env: { ...env, ...more }, cwd: folder, ...user });
  await mkdir(env.ARCHIVE);
  if (user !== undefined) for (const one of [folder, env.ARCHIVE]) await chown(one, user.uid, user.gid);
  onTestFinished(async () => {
    await run('pg_ctl -D "$PGDATA" stop -m immediate').catch(() => {});
    await rm(folder, { recursive: true, force: true });
  });
  await run(`initdb -D "$PGDATA" -U sandbox --encoding=UTF8 --locale=C
    printf "port = ${port}\\nlisten_addresses = '127.0.0.1'\\nunix_socket_directories = '${folder}'\\n" >> "$PGDATA/postgresql.conf"
    pg_ctl -D "$PGDATA" start -w -l "$PGDATA-log" > /dev/null`);

  const [keep, save, restore, ...others] = commandsOf("Backup and point-in-time recovery");
  expect(others).toEqual([]);
  await run(keep as string);

  const apiKey = "key-of-the-backup-test";
  const open = async () => {
    const sandbox = await startSandbox({ port: 0, databaseUrl: url, apiKey, seed: "catalogue", logLevel: "silent" });
    const v1 = createClient({ baseUrl: sandbox.urls.v1, apiKey });
    const names = async () => {
      const { items } = await unwrap(v1.GET("/candidates"));
      return items.map(({ firstName }) => firstName).sort();
    };
    const create = (firstName: string) =>
      unwrap(
        v1.POST("/candidates", {
          body: { email: "a@example.com", firstName, lastName: "Test", examId: sandbox.usableTestId as string },
        }),
      );
    return { sandbox, names, create };
  };
  const before = await open();
  await before.create("Before");
  await run(save as string);
  await before.create("After");
  const client = new Client(url);
  await client.connect();
  const { rows } = await client.query("SELECT now()::text AS moment");
  await delay(1000);
  await client.query("DELETE FROM candidates");
  await before.create("Accident");
  await client.end();
  expect(await before.names()).toEqual(["Accident"]);
  await before.sandbox.close();

  await run(restore as string, { MOMENT: rows[0].moment });
  const after = await open();
  expect(await after.names()).toEqual(["After", "Before"]);
  await after.create("Goes on");
  expect(await after.names()).toEqual(["After", "Before", "Goes on"]);
  await after.sandbox.close();
});
