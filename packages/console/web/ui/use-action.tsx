import { useState } from "preact/hooks";
import { type Call, Refusal } from "../api/call.ts";
import { readClock } from "../api/clock.ts";
import { refresh } from "../api/live.ts";
import { unreachableSince } from "../api/reach.ts";
import { Failed } from "./refusal.tsx";

/** Runs an action, and reloads all views afterwards. */
export function useAction() {
  const [running, setRunning] = useState(false);
  const [error, setError] = useState<unknown>(undefined);
  async function run<Data>(call: Call<Data>, done?: (data: Data) => void): Promise<void> {
    setRunning(true);
    setError(undefined);
    try {
      const data = await call.send();
      done?.(data);
    } catch (failure) {
      setError(failure);
    } finally {
      setRunning(false);
      refresh();
      void readClock();
    }
  }
  // An unanswered error is obsolete once the sandbox responds.
  const isOver = error instanceof Refusal && error.isUnanswered && unreachableSince.value === undefined;
  return {
    running,
    failure: error === undefined || isOver ? undefined : <Failed error={error} />,
    forget: () => setError(undefined),
    run,
  };
}
