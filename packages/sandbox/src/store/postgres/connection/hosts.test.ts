import { Client } from "pg";
import { describe, expect, onTestFinished, test } from "vitest";
import { findServer } from "../../../../testing/postgres/database.ts";
import { findPackage, startPostgres } from "../../../../testing/postgres/server.ts";
import { OURS, organization } from "../../../../testing/store-suite/samples.ts";
import { StoreUnavailableError } from "../../../domain/storage-errors.ts";
import { createPostgresStore } from "../index.ts";

const server = await findServer();

/** Two servers of this test act as one database: one of them is the primary. */
describe.skipIf(server === undefined || findPackage() === undefined)("an address with several servers", () => {
  async function start() {
    const started = await startPostgres();
    onTestFinished(() => started.stop());
    const takeChanges = async (isOn: boolean) => {
      const client = new Client(started.url);
      await client.connect();
      await client.query(`ALTER SYSTEM SET default_transaction_read_only = ${isOn ? "off" : "on"}`);
      await client.query("SELECT pg_reload_conf()");
      await client.end();
    };
    return { url: started.url, takeChanges };
  }

  test("connects to the primary, and follows a failover", async () => {
    const [one, other] = [await start(), await start()];
    const both = `${one.url.replace(/\/postgres$/, "")},${new URL(other.url).host}/postgres?target_session_attrs=read-write`;
    for (const { url } of [one, other]) await (await createPostgresStore({ url })).close();
    await one.takeChanges(false);
    const store = await createPostgresStore({ url: both });
    onTestFinished(() => store.close());
    const put = (name: string) => store.transact((tx) => tx.organizations.put(organization({ name })));
    await put("At the other");
    await other.takeChanges(false);
    await expect
      .poll(() =>
        put("Nowhere").then(
          () => "",
          (error) => error,
        ),
      )
      .toBeInstanceOf(StoreUnavailableError);
    await one.takeChanges(true);
    await expect
      .poll(() =>
        put("At the one").then(
          () => "done",
          () => "",
        ),
      )
      .toBe("done");
    expect((await store.organizations.get(OURS))?.name).toBe("At the one");
    await one.takeChanges(false);
    await other.takeChanges(true);
    await expect
      .poll(() =>
        put("Back").then(
          () => "done",
          () => "",
        ),
      )
      .toBe("done");
    const at = await createPostgresStore({ url: other.url });
    expect((await at.organizations.get(OURS))?.name).toBe("Back");
    await at.close();
  });

  test("is refused at the start without a primary", async () => {
    const url = "postgres://sandbox:sandbox@127.0.0.1:1,127.0.0.1:2/postgres";
    await expect(createPostgresStore({ url })).rejects.toThrow(
      "none of its servers has confirmed within 2 s that it accepts changes",
    );
  });
});
