import type { Mail } from "@assessment-api/control";
import { type Command, Option } from "commander";
import { addPageFlags, type PageFlags, readInstant } from "./arguments.ts";
import { addCommand, ask, type ConnectionFlags, connect, createGroup } from "./connection.ts";
import { addOrganizationFlag, type OrganizationFlag, organizationOf } from "./organization-flag.ts";
import { facts, list, type Print, readable, show } from "./output.ts";

const describe = ({ to, subject, creationDate, handOverDate, text }: Mail): string =>
  [
    facts({
      To: to,
      Subject: subject,
      Date: readable(creationDate),
      "Handed over": handOverDate === undefined ? "not yet" : readable(handOverDate),
    }),
    "",
    text,
  ].join("\n");

interface MailFlags {
  readonly candidate?: string;
  readonly email?: string;
  readonly since?: string;
}

/** `mails list|show` */
export function mailCommands(print: Print): Command {
  const group = createGroup("mails", "the outbox: mails that candidates were sent, with the link to the test");
  const add = (...given: Parameters<typeof addCommand>) => addOrganizationFlag(addCommand(...given));

  addPageFlags(
    add(group, "list", "list mails, newest first", [
      "list",
      "list --email maya@example.com --since 2026-03-02T09:15:00Z",
    ]),
  )
    .option("--candidate <id>", "only mails to this candidate")
    .option("--email <address>", "only mails to this address")
    .addOption(new Option("--since <date>", "only mails written at this instant or later").argParser(readInstant))
    .action(async (flags: ConnectionFlags & OrganizationFlag & PageFlags & MailFlags) => {
      const client = connect(flags);
      const { count, page, candidate, email, since } = flags;
      const params = {
        path: { id: await organizationOf(client, flags) },
        query: {
          count,
          page,
          ...(candidate !== undefined && { candidateId: candidate }),
          ...(email !== undefined && { email }),
          ...(since !== undefined && { since }),
        },
      };
      const listed = await ask(client.GET("/organizations/{id}/mails", { params }));
      show(print, flags, listed, (mails) =>
        list(mails, "There is no mail.", {
          id: ({ id }) => id,
          date: ({ creationDate }) => readable(creationDate),
          to: ({ to }) => to,
          subject: ({ subject }) => subject,
          link: ({ link }) => link,
        }),
      );
    });

  add(group, "show", "show a mail", ["show mai_6Kt3Vb9N"])
    .argument("<id>", "identifier of the mail")
    .action(async (mailId: string, flags: ConnectionFlags & OrganizationFlag) => {
      const client = connect(flags);
      const path = { id: await organizationOf(client, flags), mailId };
      const mail = await ask(client.GET("/organizations/{id}/mails/{mailId}", { params: { path } }));
      show(print, flags, mail, describe);
    });

  return group;
}
