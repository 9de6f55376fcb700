import type { Trace } from "../domain/traces.ts";
import { replacing } from "../store/lazily.ts";
import type { Store, Transaction } from "../store/store.ts";
import { currentCause } from "./cause.ts";

/** The same store; events and timers that a transaction puts belong to the trace of the cause under which it was begun. */
export const carryTraces = (store: Store): Store => ({
  ...store,
  transact(work) {
    const trace = currentCause()?.trace;
    return store.transact(trace === undefined ? work : (tx) => work(carrying(tx, trace)));
  },
});

const carrying = (tx: Transaction, trace: Trace): Transaction =>
  replacing(tx, {
    events: replacing(tx.events, { put: (event) => tx.events.put({ ...event, trace }) }),
    timers: replacing(tx.timers, { put: (timer) => tx.timers.put({ ...timer, trace }) }),
  });
