import { type Client, unwrap } from "../index.ts";

/** The time of a world. */
export interface WorldClock {
  now(): Promise<Date>;
  /** Stops the clock, now or at a later instant; what falls due until then has happened when the promise resolves. */
  freeze(at?: Date): Promise<Date>;
  /** Moves the clock forward, and waits for all that falls due on the way. @param by such as `P14D` or `PT1H`, or milliseconds */
  advance(by: string | number): Promise<Date>;
  /** Lets a frozen clock run on from where it stands. */
  resume(): Promise<Date>;
  /** Follows the sandbox's clock again, as a new world does. */
  follow(): Promise<void>;
}

/** The clock of an organization: other worlds do not notice when it moves. */
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
