import type { Mail, MailAttempt } from "@assessment-api/control";
import { type Command, Option } from "commander";
import { SandboxError } from "../errors.ts";
import { addPageFlags, type PageFlags, readInstant } from "./arguments.ts";
import { addCommand, ask, type ConnectionFlags, connect, createGroup } from "./connection.ts";
import { addOrganizationFlag, type OrganizationFlag, organizationOf } from "./organization-flag.ts";
import { facts, list, type Print, readable, show } from "./output.ts";

const outcome = ({ status, failure, message }: MailAttempt): string =>
  [failure, message ?? status].filter((part) => part !== undefined).join(": ");

/** A mail with a line per attempt to hand it over. */
const describe = ({ to, subject, creationDate, state, nextAttemptDate, handOverDate, attempts, text }: Mail): string =>
  [
    facts({
      To: to,
      Subject: subject,
      Date: readable(creationDate),
      State: state,
      "Next attempt": nextAttemptDate && readable(nextAttemptDate),
      "Handed over": handOverDate === undefined ? "not yet" : readable(handOverDate),
    }),
    ...attempts.map((attempt) => `  ${readable(attempt.date)}  ${outcome(attempt)}`),
    "",
    text,
  ].join("\n");

const mailStates: Mail["state"][] = ["PENDING", "HANDED_OVER", "HELD", "WITHDRAWN"];

interface MailFlags {
  readonly candidate?: string;
  readonly email?: string;
  readonly state?: Mail["state"];
  readonly since?: string;
}

/** `mails list|show|replay` */
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
    .addOption(new Option("--state <state>", "only mails in this state").choices(mailStates))
    .addOption(new Option("--since <date>", "only mails written at this instant or later").argParser(readInstant))
    .action(async (flags: ConnectionFlags & OrganizationFlag & PageFlags & MailFlags) => {
      const client = connect(flags);
      const { count, page, candidate, email, state, since } = flags;
      const params = {
        path: { id: await organizationOf(client, flags) },
        query: {
          count,
          page,
          ...(candidate !== undefined && { candidateId: candidate }),
          ...(email !== undefined && { email }),
          ...(state !== undefined && { state: [state] }),
          ...(since !== undefined && { since }),
        },
      };
      const listed = await ask(client.GET("/organizations/{id}/mails", { params }));
      show(print, flags, listed, (mails) =>
        list(mails, "There is no mail.", {
          id: ({ id }) => id,
          date: ({ creationDate }) => readable(creationDate),
          state: ({ state }) => state,
          to: ({ to }) => to,
          subject: ({ subject }) => subject,
          link: ({ link }) => link,
          last: ({ attempts }) => attempts.slice(-1).map(outcome).join(""),
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

  add(group, "replay", "send a mail again, or all that are held", ["replay mai_6Kt3Vb9N", "replay --held"])
    .argument("[id]", "identifier of the mail")
    .option("--held", "all mails of the organization that are held")
    .action(async (mailId: string | undefined, flags: ConnectionFlags & OrganizationFlag & { held?: true }) => {
      if ((mailId === undefined) !== (flags.held === true)) throw new SandboxError("name a mail, or choose --held");
      const client = connect(flags);
      const id = await organizationOf(client, flags);
      if (mailId === undefined) {
        const replay = await ask(client.POST("/organizations/{id}/mails/replay", { params: { path: { id } } }));
        return show(print, flags, replay, ({ replayed }) => `${replayed} mails are sent again.`);
      }
      const params = { path: { id, mailId } };
      show(print, flags, await ask(client.POST("/organizations/{id}/mails/{mailId}/replay", { params })), describe);
    });

  return group;
}
