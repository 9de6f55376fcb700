import { type Client, unwrap } from "../index.ts";

export interface WorldClock {
  now(): Promise<Date>;
  /** Freezes the clock, now or at a later instant. Everything due by then has happened when the promise resolves. */
  freeze(at?: Date): Promise<Date>;
  /** Advances the clock and waits for everything that falls due. @param by such as `P14D` or `PT1H`, or milliseconds */
  advance(by: string | number): Promise<Date>;
  /** Resumes a frozen clock. */
  resume(): Promise<Date>;
  /** Follows the sandbox clock again, which is the default. */
  follow(): Promise<void>;
}

/** Creates the clock of an organization; it does not affect other worlds. */
export function createWorldClock(control: Client, id: string): WorldClock {
  const params = { path: { id } };
  const at = async (call: Promise<{ now: string }>) => new Date((await call).now);
  return {
    now: () => at(unwrap(control.GET("/organizations/{id}/clock", { params }))),
    freeze: (instant) => {
      const body = instant === undefined ? {} : { at: instant.toISOString() };
      return at(unwrap(control.POST("/organizations/{id}/clock/freeze", { params, body })));
    },
    advance: (duration) =>
      at(unwrap(control.POST("/organizations/{id}/clock/advance", { params, body: { duration } }))),
    resume: () => at(unwrap(control.POST("/organizations/{id}/clock/resume", { params }))),
    async follow() {
      await unwrap(control.DELETE("/organizations/{id}/clock", { params }));
    },
  };
}
