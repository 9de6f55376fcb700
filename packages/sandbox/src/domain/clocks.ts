import { type Clock, FIRST_INSTANT, type Instant, LAST_INSTANT } from "./time.ts";

export interface ClockState {
  /** Milliseconds ahead of the machine clock. */
  readonly offset: number;
  /** Present while the clock is frozen. */
  readonly frozenAt?: Instant;
}

/** Organization id; undefined for the sandbox clock. */
export type ClockOwner = string | undefined;

export interface OwnClock {
  readonly organizationId: string;
  readonly state: ClockState;
}

export interface StoredClocks {
  readonly sandbox: string | undefined;
  /** `state` is undefined if the organization follows the sandbox clock. */
  readonly own?: { readonly organizationId: string; readonly state: ClockState | undefined } | undefined;
}

export function readClockState(stored: unknown): ClockState | undefined {
  if (typeof stored !== "object" || stored === null) return undefined;
  const { offset, frozenAt } = stored as Partial<ClockState>;
  const isInstant = (value: unknown): value is Instant =>
    Number.isFinite(value) && Math.abs(value as number) <= LAST_INSTANT;
  if (!isInstant(offset) || !(frozenAt === undefined || isInstant(frozenAt))) return undefined;
  return { offset, ...(frozenAt !== undefined && { frozenAt }) };
}

export const isSameState = (one: ClockState | undefined, other: ClockState | undefined): boolean =>
  one?.offset === other?.offset && one?.frozenAt === other?.frozenAt;

export interface Clocks {
  readonly sandbox: Clock;
  of(organizationId: string): Clock;
  ownerOf(organizationId: string): ClockOwner;
  by(owner: ClockOwner): Clock;
  owners(): string[];
}

export const oneClock = (clock: Clock): Clocks => ({
  sandbox: clock,
  of: () => clock,
  ownerOf: () => undefined,
  by: () => clock,
  owners: () => [],
});

export const shownBy = ({ offset, frozenAt }: ClockState, now: Instant): Instant =>
  frozenAt ?? Math.min(now + offset, LAST_INSTANT);

export const canBeNamed = ({ offset, frozenAt }: ClockState, now: Instant): boolean =>
  [frozenAt ?? now + offset, now + offset].every((shown) => shown >= FIRST_INSTANT && shown <= LAST_INSTANT);
