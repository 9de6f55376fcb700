import { useEffect } from "preact/hooks";
import { call } from "../api/call.ts";
import { isFrozen, isOwn, organizationNow, readClock, setClock, tick } from "../api/clock.ts";
import { revision } from "../api/live.ts";
import { goneSince } from "../api/reach.ts";
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

/** The organization's time, always in sight; opened, what moves it and what it will bring. */
export function Clock() {
  const { organization } = route.value;
  // Any entry may have moved the clock
  useEffect(() => void readClock(), [revision.value, organization]);
  useEffect(() => {
    const ticking = setInterval(() => goneSince.peek() === undefined && tick.value++, 1000);
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

/** Moves of the organization's clock, which no other organization notices. */
function Moves({ id }: { readonly id: string }) {
  const path = { id };
  return (
    <>
      <div class="row wrap">
        {steps.map(([duration, text]) => (
          <Action
            key={duration}
            call={call("control", "post", "/organizations/{id}/clock/advance", { path, body: { duration } })}
            doing="Advancing"
            told={`Advanced the clock by ${text}`}
            done={setClock}
          >
            + {text}
          </Action>
        ))}
        {isFrozen() ? (
          <Action
            call={call("control", "post", "/organizations/{id}/clock/resume", { path })}
            told="The clock runs again"
            done={setClock}
          >
            Let it run
          </Action>
        ) : (
          <Action
            call={call("control", "post", "/organizations/{id}/clock/freeze", { path })}
            told="The clock stands still"
            done={setClock}
          >
            Freeze
          </Action>
        )}
      </div>
      {isOwn() ? (
        <div class="row wrap">
          <span class="muted">This organization has a clock of its own.</span>
          <Action
            call={call("control", "delete", "/organizations/{id}/clock", { path })}
            told="Follows the sandbox's clock again"
          >
            Follow the sandbox's
          </Action>
        </div>
      ) : (
        <p class="muted">Follows the sandbox's clock until it is moved. Other organizations notice nothing of that.</p>
      )}
    </>
  );
}

function Face() {
  void tick.value;
  const now = new Date(organizationNow());
  const ahead = now.getTime() - (goneSince.value ?? Date.now());
  return (
    <>
      <span class="hidden">Clock: </span>
      <time dateTime={now.toISOString()}>
        {formatDate(now)} {formatTime(now)} UTC
      </time>
      {Math.abs(ahead) > 60_000 && <strong> {`${ahead > 0 ? "+" : "−"}${formatDuration(ahead)}`}</strong>}
      {goneSince.value !== undefined && <strong class="frozen"> no response</strong>}
      {isFrozen() && <strong class="frozen"> frozen</strong>}
      {isOwn() && <span class="own"> own clock</span>}
    </>
  );
}
