import type { JournalEntry } from "@assessment-api/control";

/** Returns true for entries of failed reads. They change nothing, and reloading views because of them would loop. */
export const isRead = ({ exchange }: Pick<JournalEntry, "exchange">): boolean => exchange?.method === "GET";
