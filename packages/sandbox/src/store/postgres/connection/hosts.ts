import { setTimeout as delay } from "node:timers/promises";
import { Client } from "pg";
import { StoreBusyError, StoreUnavailableError } from "../../../domain/storage-errors.ts";
import { addressesOf } from "./addresses.ts";
import { connectionConfig, createDatabase, isDirect } from "./database.ts";

interface Hosts {
  readonly url: string;
  /**
   * Finds the primary at startup.
   * @throws StoreUnavailableError without a primary
   */
  find(): Promise<void>;
  lost(error: unknown): void;
  close(): void;
}

/** Milliseconds between polls of all servers without a primary. */
const PAUSE = 200;

/** Timeout in milliseconds for a server to report its role. */
const TIMEOUT = 2000;

export function createHosts(text: string, moved: () => void): Hosts {
  const urls = addressesOf(text);
  let url = urls[0] as string;
  let isSearching = false;
  let isClosed = false;

  async function look(): Promise<boolean> {
    const answers = await Promise.all(urls.map(takesChanges));
    const found = urls[answers.indexOf(true)];
    if (found === undefined) return false;
    if (found === url) return true;
    url = found;
    moved();
    return true;
  }

  async function searchOn(): Promise<void> {
    while (!isClosed && !(await look())) await delay(PAUSE, undefined, { ref: false });
  }

  return {
    get url() {
      return url;
    },
    async find() {
      if (urls.length > 1 && !(await look()))
        throw new StoreUnavailableError(
          `none of its servers has confirmed within ${TIMEOUT / 1000} s that it accepts changes`,
        );
    },
    lost(error) {
      if (
        isSearching ||
        urls.length === 1 ||
        !(error instanceof StoreUnavailableError) ||
        error instanceof StoreBusyError
      )
        return;
      isSearching = true;
      void searchOn().finally(() => {
        isSearching = false;
      });
    },
    close() {
      isClosed = true;
    },
  };
}

async function takesChanges(url: string): Promise<boolean> {
  const client = new Client({ ...connectionConfig(url), connectionTimeoutMillis: TIMEOUT, query_timeout: TIMEOUT });
  client.on("error", () => {});
  try {
    await client.connect();
    const [row] = await createDatabase(client, { prepares: isDirect(url) }).planned<{ on: string }>(
      "SELECT current_setting('transaction_read_only') AS on",
    );
    return row?.on === "off";
  } catch {
    return false;
  } finally {
    await client.end().catch(() => {});
  }
}
