import { useEffect } from "preact/hooks";
import { call } from "../api/call.ts";
import { isFrozen, readClock, sandboxNow, setClock, tick } from "../api/clock.ts";
import { revision } from "../api/live.ts";
import { formatDate, formatDuration, formatTime } from "../format.ts";
import { organizationId, route } from "../route.ts";
import { Action } from "../ui/action.tsx";
import { Menu } from "../ui/menu.tsx";
import { NextTimers } from "./next-timers.tsx";

const steps = [
  ["PT1H", "1 h"],
  ["P1D", "1 d"],
  ["P14D", "14 d"],
] as const;

/** Milliseconds between looks at a clock that others may move, too. */
const LOOK = 10_000;

/** The sandbox's time, always in sight; opened, what moves it and what it will bring. */
export function Clock() {
  // Any entry may have moved the clock
  useEffect(() => void readClock(), [revision.value]);
  useEffect(() => {
    const ticking = setInterval(() => tick.value++, 1000);
    const looking = setInterval(() => document.visibilityState === "visible" && void readClock(), LOOK);
    return () => {
      clearInterval(ticking);
      clearInterval(looking);
    };
  }, []);
  return (
    <Menu kind="clock" summary={<Face />}>
      <div class="row wrap">
        {steps.map(([duration, text]) => (
          <Action
            key={duration}
            call={call("control", "post", "/clock/advance", { body: { duration } })}
            told={`Advanced the clock by ${text}`}
            done={setClock}
          >
            + {text}
          </Action>
        ))}
        {isFrozen() ? (
          <Action call={call("control", "post", "/clock/resume")} told="The clock runs again" done={setClock}>
            Let it run
          </Action>
        ) : (
          <Action call={call("control", "post", "/clock/freeze")} told="The clock stands still" done={setClock}>
            Freeze
          </Action>
        )}
      </div>
      {route.value.organization !== undefined && <NextTimers key={organizationId()} />}
    </Menu>
  );
}

function Face() {
  void tick.value;
  const now = new Date(sandboxNow());
  const ahead = now.getTime() - Date.now();
  return (
    <>
      <span class="hidden">Clock: </span>
      <time dateTime={now.toISOString()}>
        {formatDate(now)} {formatTime(now)} UTC
      </time>
      {Math.abs(ahead) > 60_000 && <strong> {`${ahead > 0 ? "+" : "−"}${formatDuration(ahead)}`}</strong>}
      {isFrozen() && <strong class="frozen"> frozen</strong>}
    </>
  );
}
