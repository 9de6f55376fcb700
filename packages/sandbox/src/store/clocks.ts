import type { ClockState } from "../domain/clocks.ts";
import type { Instant } from "../domain/time.ts";
import type { OwnOutlook } from "./store.ts";

/** A clock as the table has it: columns, so that statements can compute with them. */
export interface ClockRow {
  readonly ahead: number;
  readonly frozen_at: Instant | null;
}

export const stateOf = ({ ahead: offset, frozen_at: frozenAt }: ClockRow): ClockState => ({
  offset,
  ...(frozenAt !== null && { frozenAt }),
});

export type OutlookRow = ClockRow & {
  readonly id: string;
  readonly timer_at: Instant | null;
  readonly delivery_at: Instant | null;
};

export const outlookOf = ({ id, timer_at: timerAt, delivery_at: deliveryAt, ...row }: OutlookRow): OwnOutlook => ({
  organizationId: id,
  state: stateOf(row),
  timerAt: timerAt ?? undefined,
  deliveryAt: deliveryAt ?? undefined,
});
