import type { Trace } from "../domain/traces.ts";
import { lazily, replacing } from "../store/lazily.ts";
import type { Store, Transaction } from "../store/store.ts";
import { currentCause } from "./cause.ts";

/** The same store; events and timers belong to the trace of the cause under which they are put. */
export const carryTraces = (store: Store): Store => ({
  ...store,
  transact: (work, options) => store.transact((tx) => work(carrying(tx)), options),
});

const carrying = (tx: Transaction): Transaction =>
  lazily(tx, {
    events: (events) => replacing(events, { put: (event, isNew) => events.put(traced(event), isNew) }),
    timers: (timers) => replacing(timers, { put: (timer) => timers.put(traced(timer)) }),
  });

/** A transaction may serve several causes, one after the other. */
function traced<Put extends { readonly trace?: Trace }>(put: Put): Put {
  const trace = currentCause()?.trace;
  return trace === undefined ? put : { ...put, trace };
}
