import type { Handlers, MailAttempt, Mail as Presented } from "@assessment-api/control/server";
import { linkedAt, linksIn, type Mail } from "../../domain/mails.ts";
import { toTimestamp } from "../../domain/time.ts";
import { getMail, listMails } from "../../service/histories.ts";
import { mailHtml } from "../../service/mail-html.ts";
import { replayHeldMails, replayMail } from "../../service/mails.ts";
import type { Control, Operator } from "./context.ts";
import { presentPage, sliceOf } from "./paging.ts";

const presentLinked = ({ nextAttemptAt, handedOverAt, ...mail }: Mail): Presented => ({
  id: mail.id,
  kind: mail.kind,
  ...(mail.candidateId !== undefined && { candidateId: mail.candidateId }),
  ...(mail.assessmentId !== undefined && { assessmentId: mail.assessmentId }),
  ...(mail.personId !== undefined && { personId: mail.personId }),
  to: mail.to,
  subject: mail.subject,
  text: mail.text,
  link: mail.link,
  links: linksIn(mail.text),
  creationDate: toTimestamp(mail.createdAt),
  state: mail.state,
  ...(nextAttemptAt !== undefined && { nextAttemptDate: toTimestamp(nextAttemptAt) }),
  ...(handedOverAt !== undefined && { handOverDate: toTimestamp(handedOverAt) }),
  attempts: mail.attempts.map(presentAttempt),
});

const presentAttempt = ({ at, durationInMs, status, failure, message }: Mail["attempts"][number]): MailAttempt => ({
  date: toTimestamp(at),
  durationInMs,
  ...(status !== undefined && { status }),
  ...(failure !== undefined && { failure }),
  ...(message !== undefined && { message }),
});

export function mailHandlers({ world, settle }: Control) {
  const present = (mail: Mail) => presentLinked(linkedAt(world.links.origin, mail));
  return {
    async listMails({ params, query }) {
      await settle({ organizationId: params.id });
      const { candidateId, email, state: states, since } = query;
      const filter = { candidateId, email, states, since: since === undefined ? undefined : Date.parse(since) };
      const page = await listMails(world, params.id, filter, sliceOf(query));
      return { status: 200, body: presentPage(page, query, present) };
    },

    async getMail({ params: { id, mailId } }) {
      await settle({ organizationId: id });
      const mail = linkedAt(world.links.origin, await getMail(world, id, mailId));
      return { status: 200, body: { ...presentLinked(mail), html: mailHtml(mail) } };
    },

    async replayMail({ params: { id, mailId } }) {
      return { status: 202, body: present(await replayMail(world, id, mailId)) };
    },

    async replayHeldMails({ params: { id } }) {
      return { status: 202, body: { replayed: await replayHeldMails(world, id) } };
    },
  } satisfies Partial<Handlers<Operator>>;
}
