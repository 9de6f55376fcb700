import { useEffect } from "preact/hooks";
import { isFrozen, isOwn, organizationNow, readClock, tick } from "../api/clock.ts";
import { revision } from "../api/live.ts";
import { unreachableSince } from "../api/reach.ts";
import { formatAhead, formatDate, formatTime } from "../format.ts";
import { organizationId, route } from "../route.ts";
import { Menu } from "../ui/menu.tsx";
import { NextTimers } from "../ui/next-timers.tsx";
import { Moves } from "./clock-moves.tsx";

const LOOK = 10_000;

/** Shows the organization's time; opens a popup to move it and to see due items. */
export function Clock() {
  const { organization } = route.value;
  // Any entry may have moved the clock.
  useEffect(() => void readClock(), [revision.value, organization]);
  useEffect(() => {
    const ticking = setInterval(() => unreachableSince.peek() === undefined && tick.value++, 1000);
    const looking = setInterval(() => document.visibilityState === "visible" && void readClock(), LOOK);
    return () => {
      clearInterval(ticking);
      clearInterval(looking);
    };
  }, []);
  return (
    <Menu kind="clock" summary={<Face />}>
      {organization !== undefined && (
        <>
          <Moves key={organization} id={organization} />
          <NextTimers key={organizationId()} />
        </>
      )}
    </Menu>
  );
}

function Face() {
  void tick.value;
  const now = new Date(organizationNow());
  const ahead = now.getTime() - (unreachableSince.value ?? Date.now());
  return (
    <>
      <span class="hidden">Clock: </span>
      <time dateTime={now.toISOString()}>
        {formatDate(now)} {formatTime(now)} UTC
      </time>
      {Math.abs(ahead) > 60_000 && <strong> {formatAhead(ahead)}</strong>}
      {unreachableSince.value !== undefined && <strong class="frozen"> no response</strong>}
      {isFrozen() && <strong class="frozen"> frozen</strong>}
      {isOwn() && <span class="own"> own clock</span>}
      <span aria-hidden="true"> ▾</span>
    </>
  );
}
