import type { CandidateEvent } from "@assessment-api/control";
import type { Command } from "commander";
import { createCommandGroup } from "./from-document/command-group.ts";
import { listOf, type Print, readable } from "./output.ts";

export function eventCommands(print: Print): Command {
  const { group, add } = createCommandGroup(print, "events", "events of candidates, as V1 and V2 deliver them");

  add("list", "listEvents", {
    about: "list events, oldest first; --json shows what V1 and V2 deliver",
    examples: ["list", "list --candidate cnd_9Tz3Rk1W --json"],
    show: listOf<CandidateEvent>("No events yet.", {
      date: ({ date }) => readable(date),
      event: ({ type }) => type,
      V1: ({ v1 }) => `${v1.event} ${v1.status}`,
      V2: ({ v2 }) => v2.event,
      candidate: ({ email }) => email,
      assessment: ({ assessmentId }) => assessmentId,
    }),
  });
  return group;
}
