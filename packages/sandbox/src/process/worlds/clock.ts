import { type Client, unwrap } from "@assessment-api/control";

/** The time of a world. */
export interface WorldClock {
  now(): Promise<Date>;
  /** Stops the clock, now or at a later instant; what falls due until then has happened when the promise resolves. */
  freeze(at?: Date): Promise<Date>;
  /** Moves the clock forward, and waits for all that falls due on the way. @param by such as `P14D` or `PT1H`, or milliseconds */
  advance(by: string | number): Promise<Date>;
  /** Lets a frozen clock run on from where it stands. */
  resume(): Promise<Date>;
}

/** The sandbox's clock, which is that of all its worlds. */
export function createWorldClock(control: Client): WorldClock {
  const at = async (call: Promise<{ now: string }>) => new Date((await call).now);
  return {
    now: () => at(unwrap(control.GET("/clock"))),
    freeze: (instant) =>
      at(unwrap(control.POST("/clock/freeze", { body: instant === undefined ? {} : { at: instant.toISOString() } }))),
    advance: (duration) => at(unwrap(control.POST("/clock/advance", { body: { duration } }))),
    resume: () => at(unwrap(control.POST("/clock/resume"))),
  };
}
