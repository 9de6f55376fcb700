import type { Delivery } from "../src/domain/deliveries.ts";
import type { Mail } from "../src/domain/mails.ts";
import type { Timer } from "../src/domain/timers.ts";
import { createMailSender } from "../src/outbox/mails.ts";
import { createOutbox, createUnreachable } from "../src/outbox/outbox.ts";
import type { World } from "../src/service/world.ts";
import type { Reader } from "../src/store/tables.ts";
import { mailOptions } from "./mail-options.ts";

export async function nextDue({ timers, deliveries }: Reader): Promise<Timer | Delivery | undefined> {
  const [timer, delivery] = [await timers.next(), await deliveries.next(Number.MAX_SAFE_INTEGER)];
  if (timer === undefined || delivery === undefined) return timer ?? delivery;
  return delivery.dueAt <= timer.dueAt ? delivery : timer;
}

export async function handOverMails(world: World, send: (mail: Mail) => Promise<void> = async () => {}): Promise<void> {
  const problems: unknown[] = [];
  await createOutbox(world, {
    attemptMail: createMailSender(world, {
      ...mailOptions(send),
      reportAttempt: ({ message }) => void problems.push(new Error(message)),
    }),
    attemptWebhook: async () => "quick",
    failWebhooks: async () => 0,
    unreachable: createUnreachable(world.machine),
    report: (problem) => problems.push(problem),
  }).drain();
  if (problems.length > 0) throw problems[0];
}
