import { useState } from "preact/hooks";
import { type Call, Refusal } from "../api/call.ts";
import { readClock } from "../api/clock.ts";
import { refresh } from "../api/live.ts";
import { goneSince } from "../api/reach.ts";
import { Failed } from "./refusal.tsx";

/** Makes calls for somebody: shows that one is made, and how it failed; every view is read again after it. */
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
  // That nothing responded is over once something does.
  const isOver = error instanceof Refusal && error.isUnanswered && goneSince.value === undefined;
  return {
    running,
    failure: error === undefined || isOver ? undefined : <Failed error={error} />,
    /** The failure was read. */
    forget: () => setError(undefined),
    run,
  };
}
