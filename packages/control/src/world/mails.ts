import { type Client, type Mail, unwrap } from "../index.ts";
import { type WaitOptions, waitFor } from "./wait-for.ts";

/** Conditions on a mail; all must hold. */
export interface MailFilter extends WaitOptions {
  readonly to?: string | undefined;
  readonly kind?: Mail["kind"] | undefined;
  readonly subject?: RegExp | undefined;
}

export interface WorldMails {
  /**
   * Waits for the oldest matching mail that no earlier call returned. `links` contains the URLs in its text.
   * @throws AwaitedError after a timeout
   */
  next(filter?: MailFilter): Promise<Mail>;
  /** Returns up to a hundred of the newest mails, oldest first. */
  all(): Promise<readonly Mail[]>;
}

export function createWorldMails(control: Client, id: string): WorldMails {
  const given = new Set<string>();
  const all = async () => {
    const params = { path: { id }, query: { count: 100 } };
    return (await unwrap(control.GET("/organizations/{id}/mails", { params }))).items.toReversed();
  };
  return {
    all,
    async next({ to, kind, subject, within } = {}) {
      const isMeant = (mail: Mail) =>
        !given.has(mail.id) &&
        (to === undefined || mail.to.toLowerCase() === to.toLowerCase()) &&
        (kind === undefined || mail.kind === kind) &&
        (subject === undefined || subject.test(mail.subject));
      const of = [kind && ` of kind ${kind}`, to && ` to ${to}`, subject && ` with a subject like ${subject}`];
      const what = `a mail${of.filter(Boolean).join("")}`;
      const describe = (mail: Mail) =>
        `${mail.kind} to ${mail.to}, "${mail.subject}"${given.has(mail.id) ? ", which an earlier call returned" : ""}`;
      const mail = await waitFor({ what, within, look: all, isMeant, describe });
      given.add(mail.id);
      return mail;
    },
  };
}
