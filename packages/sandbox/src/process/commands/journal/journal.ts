import type { Client, JournalEntry } from "@assessment-api/control";
import { type Command, Option } from "commander";
import { addConnectionFlags, type ConnectionFlags, connect, createGroup, request } from "../connection.ts";
import { readInstant, readNumber } from "../from-document/arguments.ts";
import { addOrganizationFlag, type OrganizationFlag, organizationOf } from "../from-document/organization-flag.ts";
import { type Print, show } from "../output.ts";
import { chainLines, entryLine } from "./journal-lines.ts";

interface Filters {
  readonly candidate?: string;
  readonly kind?: string[];
  readonly operation?: string[];
  readonly status?: string[];
  readonly since?: string;
  readonly cause?: string;
}

type Flags = ConnectionFlags & OrganizationFlag & Filters & { readonly count: number; readonly follow?: boolean };

const queryOf = ({ candidate, kind, operation, status, since, cause }: Filters) => ({
  ...(candidate !== undefined && { candidateId: candidate }),
  ...(kind && { kind: kind.map((one) => one.toUpperCase() as JournalEntry["kind"]) }),
  ...(operation && { operation }),
  ...(status && { status }),
  ...(since !== undefined && { since }),
  ...(cause !== undefined && { causeId: cause }),
});

export function journalCommand(print: Print): Command {
  const command = createGroup("journal", "requests, changes, timers, events, mails and deliveries, with causes");
  return addOrganizationFlag(
    addConnectionFlags(command, [
      "journal --follow",
      "journal --candidate cnd_9Tz3Rk1W --kind request page",
      "journal --status 4XX",
      "journal req_8Vd2Kq5W1nXa",
    ]),
  )
    .argument("[entry]", "show this entry with its causes and effects")
    .option("--follow", "continue with new entries until Ctrl+C or the end of the sandbox")
    .addOption(new Option("--count <number>", "number of entries, 1 to 100").default(20).argParser(readNumber))
    .option("--candidate <id>", "only entries about this candidate")
    .option("--kind <kinds...>", "only entries of these kinds, such as request, change, event, attempt")
    .option("--operation <names...>", "only these operations, such as createCandidate")
    .option("--status <statuses...>", "only these statuses, such as 409 or 4XX")
    .addOption(new Option("--since <date>", "only entries since this time").argParser(readInstant))
    .option("--cause <id>", "only effects of this entry")
    .action(async (entryId: string | undefined, flags: Flags) => {
      const client = connect(flags);
      const id = await organizationOf(client, flags);
      if (entryId !== undefined) {
        const params = { path: { id, entryId } };
        show(print, flags, await request(client.GET("/organizations/{id}/journal/{entryId}", { params })), chainLines);
        return;
      }
      const say = (entry: JournalEntry) => print(flags.json ? JSON.stringify(entry) : entryLine(entry));
      // Opened before the list is read, so no entry is lost.
      const followed = flags.follow ? await follow(client, id, flags) : undefined;
      const params = { path: { id }, query: { ...queryOf(flags), count: flags.count } };
      const headers = { accept: "application/json" };
      const page = (await request(
        client.GET("/organizations/{id}/journal", { params, headers, parseAs: "json" }),
      )) as unknown;
      const { items } = page as { items: readonly JournalEntry[] };
      if (items.length === 0 && followed === undefined) print("No journal entries yet.");
      for (const entry of items.toReversed()) say(entry);
      const shown = new Set(items.map((entry) => JSON.stringify(entry)));
      for await (const entry of followed ?? []) if (!shown.delete(JSON.stringify(entry))) say(entry);
    });
}

async function follow(client: Client, id: string, filters: Filters): Promise<AsyncIterable<JournalEntry>> {
  const params = { path: { id }, query: queryOf(filters) };
  const headers = { accept: "text/event-stream" };
  const body = await request(client.GET("/organizations/{id}/journal", { params, headers, parseAs: "stream" }));
  return entriesIn(body as unknown as ReadableStream<Uint8Array>);
}

async function* entriesIn(body: ReadableStream<Uint8Array>): AsyncGenerator<JournalEntry> {
  const decoder = new TextDecoder();
  let rest = "";
  for await (const chunk of body as unknown as AsyncIterable<Uint8Array>) {
    const lines = (rest + decoder.decode(chunk, { stream: true })).split("\n");
    rest = lines.pop() ?? "";
    for (const line of lines) if (line.startsWith("data: ")) yield JSON.parse(line.slice("data: ".length));
  }
}
