import type { Clock, ClockChange } from "@assessment-api/control";
import { Argument, type Command } from "commander";
import { readDuration } from "./arguments.ts";
import { createCommandGroup } from "./command-group.ts";
import { type Print, readable } from "./output.ts";

const describe = ({ now, frozen }: Clock): string => `${readable(now)}${frozen ? ", frozen" : ""}`;

const describeChange = ({ timersRun, ...clock }: ClockChange): string => {
  const things = timersRun === 1 ? "1 timer was due and has run" : `${timersRun} timers were due and have run`;
  return timersRun === 0 ? describe(clock) : `${describe(clock)}. On the way ${things}.`;
};

/** `clock show|freeze|resume|advance` */
export function clockCommands(print: Print): Command {
  const { group, add } = createCommandGroup(
    print,
    "clock",
    "the sandbox's time, by which invitations expire and time limits end",
  );

  add("show", "getClock", { about: "show the sandbox's time", examples: ["show"], show: describe });
  add("freeze", "freezeClock", {
    about: "stop time, now or at a later instant",
    examples: ["freeze", "freeze 2026-03-02T09:15:00Z"],
    takes: ["at"],
    show: describeChange,
  });
  add("resume", "resumeClock", {
    about: "let a frozen clock go on from where it stands",
    examples: ["resume"],
    show: describe,
  });
  add("advance", "advanceClock", {
    about: "move time forward; all that is due on the way happens first",
    examples: ["advance 3d", "advance 90s", "advance PT1H30M"],
    takes: [new Argument("<duration>", "how far: 90s, 15m, 2h, 3d, 1w, or ISO 8601").argParser(readDuration)],
    show: describeChange,
  });
  return group;
}
