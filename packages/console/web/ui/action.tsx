import type { ComponentChildren } from "preact";
import { useState } from "preact/hooks";
import { type Call, Refusal } from "../api/call.ts";
import { readClock } from "../api/clock.ts";
import { refresh } from "../api/live.ts";
import { goneSince } from "../api/reach.ts";
import { tell } from "./notice.tsx";
import { Failed } from "./refusal.tsx";
import { Running } from "./running.tsx";
import { CopyCall } from "./samples.tsx";

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
  return { running, failure: error === undefined || isOver ? undefined : <Failed error={error} />, run };
}

interface ActionProps<Data> {
  readonly call: Call<Data>;
  readonly children: ComponentChildren;
  /** What a call that takes long says that it does, as `Advancing`. */
  readonly doing?: string;
  /** The message when it is done. */
  readonly told?: string;
  readonly done?: (data: Data) => void;
  readonly kind?: "main" | "quiet" | "danger";
  /** Why it is not possible now. */
  readonly impossible?: string | undefined;
}

/** A button that makes a call, and beside it the call to copy. */
export function Action<Data>({ call, children, doing, told, done, kind, impossible }: ActionProps<Data>) {
  const { running, failure, run } = useAction();
  return (
    <span class="action">
      <button
        type="button"
        class={kind}
        disabled={running || impossible !== undefined}
        title={impossible}
        onClick={() =>
          void run(call, (data) => {
            if (told) tell(told);
            done?.(data);
          })
        }
      >
        {children}
      </button>
      {impossible === undefined && <CopyCall call={call} />}
      {running && <Running doing={doing} />}
      {failure}
    </span>
  );
}
