import { type Client, type JournalEntry, type JournalPage, unwrap } from "@assessment-api/control";

export async function* readJournal(control: Client, id: string): AsyncGenerator<JournalEntry> {
  let after: string | undefined;
  do {
    const query = { count: 100, ...(after !== undefined && { after }) };
    const call = control.GET("/organizations/{id}/journal", { params: { path: { id }, query }, parseAs: "json" });
    const page = (await unwrap(call)) as JournalPage;
    yield* page.items;
    after = page.next;
  } while (after !== undefined);
}
