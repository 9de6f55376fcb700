import type { Mail } from "../src/domain/mails.ts";
import { SECOND } from "../src/domain/time.ts";
import type { MailOptions } from "../src/outbox/mails.ts";
import { createUnreachable } from "../src/outbox/outbox.ts";

/** A rejection simulates an outage. */
export const mailOptions = (send: (mail: Mail) => Promise<void>): MailOptions => ({
  send: (mail) =>
    send(mail).then(
      () => ({ durationInMs: 0, status: 250, message: "250 OK" }),
      (error: Error) => ({ durationInMs: 0, failure: "connection", message: error.message }),
    ),
  schedule: [1, 2, 4, 8, 16].map((seconds) => seconds * SECOND),
  reportAttempt: () => {},
  unreachable: createUnreachable({ now: () => 0 }),
});
