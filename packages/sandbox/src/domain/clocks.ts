import { type Clock, FIRST_INSTANT, type Instant, LAST_INSTANT } from "./time.ts";

/** The position of a clock, as it is stored. */
export interface ClockState {
  /** Milliseconds that it is ahead of the machine's clock. */
  readonly offset: number;
  /** The instant at which it stands still; absent while it runs. */
  readonly frozenAt?: Instant;
}

/** Whose clock something goes by: that of the organization with this id; undefined: the sandbox's, which all others follow. */
export type ClockOwner = string | undefined;

/** The clock that an organization has of its own. */
export interface OwnClock {
  readonly organizationId: string;
  readonly state: ClockState;
}

/** Where clocks stand, as the store has it. */
export interface StoredClocks {
  /** As its setting has it; undefined while it has not been moved. */
  readonly sandbox: string | undefined;
  /** That of one organization; without a state it has none of its own. */
  readonly own?: { readonly organizationId: string; readonly state: ClockState | undefined } | undefined;
}

/** @returns undefined for what is no position of a clock */
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

/** The clocks of a sandbox. */
export interface Clocks {
  /** By it go all organizations that have no clock of their own. */
  readonly sandbox: Clock;
  /** The clock that an organization goes by. */
  of(organizationId: string): Clock;
  ownerOf(organizationId: string): ClockOwner;
  /** The clock of an owner. */
  by(owner: ClockOwner): Clock;
  /** Organizations that have a clock of their own. */
  owners(): string[];
}

/** The clocks of a sandbox in which no organization has one of its own. */
export const oneClock = (clock: Clock): Clocks => ({
  sandbox: clock,
  of: () => clock,
  ownerOf: () => undefined,
  by: () => clock,
  owners: () => [],
});

/** The time that a clock in this state shows. @param now by the machine's clock */
export const shownBy = ({ offset, frozenAt }: ClockState, now: Instant): Instant =>
  frozenAt ?? Math.min(now + offset, LAST_INSTANT);

/** Whether timestamps can name the time that a clock in this state shows. @param now by the machine's clock */
export const canBeNamed = ({ offset, frozenAt }: ClockState, now: Instant): boolean =>
  [frozenAt ?? now + offset, now + offset].every((shown) => shown >= FIRST_INSTANT && shown <= LAST_INSTANT);
