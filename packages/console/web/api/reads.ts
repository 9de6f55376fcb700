import type { JournalEntry } from "@assessment-api/control";

/** Failed reads change nothing, and reloading views because of them would loop. */
export const isRead = ({ exchange }: Pick<JournalEntry, "exchange">): boolean => exchange?.method === "GET";
