import type { Delivery, OrganizationClock } from "@assessment-api/control";
import { allPages } from "../api/all.ts";
import { type Call, call } from "../api/call.ts";
import { isFrozen, isOwn, organizationNow } from "../api/clock.ts";
import { advanceCall, freezeCall, setting } from "../api/clock-calls.ts";
import { useData } from "../api/data.ts";
import { parseStep } from "../api/steps.ts";
import { formatDuration } from "../format.ts";
import type { Act } from "../ui/act.ts";
import { Actions } from "../ui/actions.tsx";
import { CallForm } from "../ui/form.tsx";
import { timerTexts } from "../ui/next-timers.tsx";
import { Time } from "../ui/time.tsx";
import { BackToSandbox } from "./back-to-sandbox.tsx";

const steps = [3_600_000, 86_400_000, 14 * 86_400_000];

/** Adds the response time on the machine's clock. */
const timed = <Data,>(made: Call<Data>): Call<Data & { readonly readAt: number }> => ({
  ...made,
  send: async (signal) => ({ ...(await made.send(signal)), readAt: Date.now() }),
});

function advanceToCall(id: string, instant: number): Call<OrganizationClock> {
  const path = { id };
  return {
    ...advanceCall(id, Math.max(0, instant - organizationNow())),
    async send(signal) {
      const { now } = await call("control", "get", "/organizations/{id}/clock", { path }).send(signal);
      if (instant < Date.parse(now))
        throw new Error("This time has passed. To go back, restore a snapshot or follow the sandbox clock.");
      return advanceCall(id, instant - Date.parse(now)).send(signal);
    },
  };
}

export function Moves({ id }: { readonly id: string }) {
  const path = { id };
  const sandbox = useData(timed(call("control", "get", "/clock"))).data;
  const next = useNext(id);
  const sandboxNow = sandbox && Date.parse(sandbox.now) + (sandbox.frozen ? 0 : Date.now() - sandbox.readAt);
  const ahead = sandboxNow === undefined ? 0 : organizationNow() - sandboxNow;
  const isBehind = ahead < -1000;
  const advance = steps.map(
    (milliseconds): Act => ({
      name: `+ ${formatDuration(milliseconds)}`,
      call: advanceCall(id, milliseconds),
      doing: "Advancing",
      success: `Advanced the clock by ${formatDuration(milliseconds)}`,
    }),
  );
  const freeze: Act = {
    name: "Freeze",
    call: freezeCall(id),
    success: "Froze the clock",
  };
  // A frozen clock would stay behind.
  const resume: Act = {
    name: "Resume",
    call:
      isOwn() && isBehind && sandbox?.frozen === false
        ? call("control", "delete", "/organizations/{id}/clock", { path })
        : setting(call("control", "post", "/organizations/{id}/clock/resume", { path })),
    success: isBehind ? "Resumed the clock, which has caught up" : "Resumed the clock",
  };
  const toNext: Act | undefined = next && {
    name: "Advance to next due",
    call: advanceToCall(id, Date.parse(next.date)),
    doing: "Advancing",
    success: `Advanced to: ${next.text.toLowerCase()}`,
  };
  return (
    <>
      <Actions label="Clock" main={toNext} secondary={[...advance, isFrozen() ? resume : freeze]} />
      {next && (
        <p class="muted">
          Next: {next.text}, <Time at={next.date} />
        </p>
      )}
      <Anywhere id={id} />
      {isOwn() ? (
        <BackToSandbox id={id} sandboxNow={sandboxNow} ahead={ahead} />
      ) : (
        <p class="muted">Follows the sandbox clock until you move it. Other organizations are not affected.</p>
      )}
    </>
  );
}

function useNext(id: string): { readonly text: string; readonly date: string } | undefined {
  const path = { id };
  const timers = useData(call("control", "get", "/organizations/{id}/timers", { path, query: { count: 1 } }));
  const deliveries = useData(
    allPages<Delivery>((page) =>
      call("control", "get", "/organizations/{id}/deliveries", {
        path,
        query: { state: ["PENDING"], count: 100, page },
      }),
    ),
  );
  const due = [
    ...(timers.data?.items ?? []).map(({ kind, dueDate }) => ({ text: timerTexts[kind], date: dueDate })),
    ...(deliveries.data ?? []).flatMap(({ nextAttemptDate }) =>
      nextAttemptDate === undefined ? [] : [{ text: "Webhook retry", date: nextAttemptDate }],
    ),
  ];
  return due.toSorted((one, other) => Date.parse(one.date) - Date.parse(other.date))[0];
}

function Anywhere({ id }: { readonly id: string }) {
  const stepCall = (text: string) => {
    const step = parseStep(text);
    if (step !== undefined) return advanceCall(id, step);
    return refused(advanceCall(id, 0), "Invalid duration. Enter a number with a unit, such as 3 d, 90 min or 2 weeks.");
  };
  return (
    <>
      <CallForm
        code={false}
        label="Advance"
        doing="Advancing"
        success="Advanced the clock"
        call={({ step = "3 d" }) => stepCall(step)}
      >
        <label>
          Duration
          <input name="step" placeholder="3 d, 90 min, 2 weeks" autocomplete="off" required />
        </label>
      </CallForm>
      <CallForm
        code={false}
        label="Advance to date"
        doing="Advancing"
        success="Advanced the clock"
        call={({ date }) => advanceToCall(id, date === undefined ? organizationNow() : Date.parse(`${date}Z`))}
      >
        <label>
          To a date, in UTC
          <input
            name="date"
            type="datetime-local"
            required
            min={new Date(organizationNow()).toISOString().slice(0, 16)}
          />
        </label>
      </CallForm>
    </>
  );
}

/** A call that fails with a message without being sent. */
const refused = <Data,>(made: Call<Data>, why: string): Call<Data> => ({
  ...made,
  send: () => Promise.reject(new Error(why)),
});
