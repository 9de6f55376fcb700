import type { Clock, ClockChange, OrganizationClock } from "@assessment-api/control";
import { Argument, type Command } from "commander";
import { readDuration } from "./from-document/arguments.ts";
import { createCommandGroup } from "./from-document/command-group.ts";
import { type Print, readable } from "./output.ts";

type Shown = Clock | OrganizationClock;

const describe = (clock: Shown): string =>
  [
    readable(clock.now),
    ...(clock.frozen ? ["frozen"] : []),
    ...("own" in clock && !clock.own ? ["follows the sandbox clock"] : []),
  ].join(", ");

/** Names organization clocks, which a change of the sandbox clock does not move. */
function unmoved(clock: Shown): string {
  const { length } = "ownClocks" in clock ? clock.ownClocks : [];
  if (length === 0) return "";
  return length === 1
    ? " The clock of 1 organization is separate and was not moved."
    : ` ${length} organizations have separate clocks, which were not moved.`;
}

const describeChange = ({ timersRun, ...clock }: ClockChange): string => {
  const things = timersRun === 1 ? "1 timer ran" : `${timersRun} timers ran`;
  const others = unmoved(clock);
  const run = timersRun === 0 ? "" : ` ${things}.`;
  return run + others === "" ? describe(clock) : `${describe(clock)}.${run}${others}`;
};

export function clockCommands(print: Print): Command {
  const { group, add } = createCommandGroup(
    print,
    "clock",
    "the clock for expiry and time limits, of the sandbox or of one organization",
  );

  add("show", "getClock", {
    examples: ["show", "show --organization org_4Nd8Rt2K"],
    ofOrganization: "getOrganizationClock",
    show: describe,
  });
  add("freeze", "freezeClock", {
    about: "stop the clock, now or at a later instant",
    examples: ["freeze", "freeze 2026-03-02T09:15:00Z"],
    takes: ["at"],
    ofOrganization: "freezeOrganizationClock",
    show: describeChange,
  });
  add("resume", "resumeClock", {
    ofOrganization: "resumeOrganizationClock",
    show: describe,
  });
  add("advance", "advanceClock", {
    about: "advance the clock; timers that fall due run first",
    examples: ["advance 3d", "advance 90s", "advance PT1H30M", "advance 3d --organization org_4Nd8Rt2K"],
    takes: [new Argument("<duration>", "duration: 90s, 15m, 2h, 3d, 1w, or ISO 8601").argParser(readDuration)],
    ofOrganization: "advanceOrganizationClock",
    show: describeChange,
  });
  add("follow", "deleteOrganizationClock", {
    about: "make an organization follow the sandbox clock again",
    examples: ["follow --organization org_4Nd8Rt2K"],
    show: () => "The organization follows the sandbox clock.",
  });
  return group;
}
