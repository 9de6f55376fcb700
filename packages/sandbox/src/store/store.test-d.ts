import type { Mail } from "../domain/mails.ts";
import type { Transaction } from "./store.ts";
import type { Reader } from "./tables.ts";

declare const tx: Transaction;
declare const mail: Mail;

tx.mails.put(mail);
export const reader: Pick<Reader, "mails"> = tx;

const { put } = tx.mails;
// @ts-expect-error the method has lost its collection
put(mail);
