import type { JournalEntry } from "@assessment-api/control";

/**
 * Whether an entry is of a request that only read, and is in the journal for being refused. It has changed nothing; a view that read
 * again because of it would be refused again, for ever.
 */
export const isRead = ({ exchange }: Pick<JournalEntry, "exchange">): boolean => exchange?.method === "GET";
