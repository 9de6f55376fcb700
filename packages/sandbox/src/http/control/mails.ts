import type { Handlers, Mail as Presented } from "@assessment-api/control/server";
import { linksIn, type Mail } from "../../domain/mails.ts";
import { toTimestamp } from "../../domain/time.ts";
import { getMail, listMails } from "../../service/histories.ts";
import type { Control, Operator } from "./context.ts";
import { presentPage, sliceOf } from "./paging.ts";

const present = ({ handedOverAt, ...mail }: Mail): Presented => ({
  id: mail.id,
  kind: mail.kind,
  candidateId: mail.candidateId,
  assessmentId: mail.assessmentId,
  to: mail.to,
  subject: mail.subject,
  text: mail.text,
  link: mail.link,
  links: linksIn(mail.text),
  creationDate: toTimestamp(mail.createdAt),
  ...(handedOverAt !== undefined && { handOverDate: toTimestamp(handedOverAt) }),
});

export function mailHandlers({ world, settle }: Control): Pick<Handlers<Operator>, "listMails" | "getMail"> {
  return {
    async listMails({ params, query }) {
      await settle();
      const { candidateId, email, since } = query;
      const filter = { candidateId, email, since: since === undefined ? undefined : Date.parse(since) };
      const page = await listMails(world, params.id, filter, sliceOf(query));
      return { status: 200, body: presentPage(page, query, present) };
    },

    async getMail({ params: { id, mailId } }) {
      await settle();
      return { status: 200, body: present(await getMail(world, id, mailId)) };
    },
  };
}
