import type { Mail, MailAttempt } from "@assessment-api/control";
import type { Command } from "commander";
import { createCommandGroup } from "./from-document/command-group.ts";
import { facts, listOf, type Print, readable } from "./output.ts";

const outcome = ({ status, failure, message }: MailAttempt): string =>
  [failure, message ?? status].filter((part) => part !== undefined).join(": ");

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

export function mailCommands(print: Print): Command {
  const { group, add } = createCommandGroup(
    print,
    "mails",
    "the outbox: mails to candidates, with the link to the test",
    { describe },
  );

  add("list", "listMails", {
    examples: ["list", "list --email maya@example.com --since 2026-03-02T09:15:00Z"],
    show: listOf<Mail>("No mails.", {
      id: ({ id }) => id,
      date: ({ creationDate }) => readable(creationDate),
      state: ({ state }) => state,
      to: ({ to }) => to,
      subject: ({ subject }) => subject,
      link: ({ link }) => link,
      last: ({ attempts }) => attempts.slice(-1).map(outcome).join(""),
    }),
  });
  add("show", "getMail");
  add("replay", "replayMail");
  add("replay-held", "replayHeldMails", {
    show: ({ replayed }) => `${replayed} mails are sent again.`,
  });
  return group;
}
