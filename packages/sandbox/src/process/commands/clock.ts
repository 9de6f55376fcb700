import type { Clock, ClockChange } from "@assessment-api/control";
import type { Command } from "commander";
import { readDuration, readInstant } from "./arguments.ts";
import { addCommand, ask, type ConnectionFlags, connect, createGroup } from "./connection.ts";
import { type Print, readable, show } from "./output.ts";

const describe = ({ now, frozen }: Clock): string => `${readable(now)}${frozen ? ", frozen" : ""}`;

const describeChange = ({ timersRun, ...clock }: ClockChange): string => {
  const things = timersRun === 1 ? "1 timer was due and has run" : `${timersRun} timers were due and have run`;
  return timersRun === 0 ? describe(clock) : `${describe(clock)}. On the way ${things}.`;
};

/** `clock show|freeze|resume|advance` */
export function clockCommands(print: Print): Command {
  const group = createGroup("clock", "the sandbox's time, by which invitations expire and time limits end");

  addCommand(group, "show", "show the sandbox's time", ["show"]).action(async (flags: ConnectionFlags) => {
    show(print, flags, await ask(connect(flags).GET("/clock")), describe);
  });

  addCommand(group, "freeze", "stop time, now or at a later instant", ["freeze", "freeze 2026-03-02T09:15:00Z"])
    .argument("[instant]", "instant, no earlier than the sandbox's present", readInstant)
    .action(async (instant: string | undefined, flags: ConnectionFlags) => {
      const body = instant === undefined ? {} : { at: instant };
      show(print, flags, await ask(connect(flags).POST("/clock/freeze", { body })), describeChange);
    });

  addCommand(group, "resume", "let a frozen clock go on from where it stands", ["resume"]).action(
    async (flags: ConnectionFlags) => {
      show(print, flags, await ask(connect(flags).POST("/clock/resume")), describe);
    },
  );

  addCommand(group, "advance", "move time forward; all that is due on the way happens first", [
    "advance 3d",
    "advance 90s",
    "advance PT1H30M",
  ])
    .argument("<duration>", "how far: 90s, 15m, 2h, 3d, 1w, or ISO 8601", readDuration)
    .action(async (duration: string | number, flags: ConnectionFlags) => {
      const body = { duration };
      show(print, flags, await ask(connect(flags).POST("/clock/advance", { body })), describeChange);
    });

  return group;
}
