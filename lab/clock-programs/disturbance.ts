import { type Client, unwrap } from "@assessment-api/control";
import type { Client as V2Client } from "@assessment-api/v2";
import { randomOf } from "../random.ts";
import { at } from "./at.ts";
import { createModel } from "./model.ts";
import { HOUR, MINUTE } from "./time.ts";

export interface Surroundings {
  readonly control: () => Client;
  /** An organization that follows the sandbox clock. */
  readonly following: { readonly id: string; readonly v2: V2Client; readonly testId: string };
  /** A webhook endpoint that does not respond until `open` is called. */
  readonly hanging: { readonly url: string; open(): void };
  readonly seed: number;
}

/**
 * Keeps moving the sandbox clock and the clock of an organization with a hanging endpoint.
 * @returns a function that stops both and returns the problems of organizations that follow the sandbox clock
 */
export async function disturb({ control, following, hanging, seed }: Surroundings): Promise<() => Promise<string[]>> {
  const random = randomOf("disturbance", String(seed));
  const { now } = await unwrap(control().POST("/clock/freeze", { body: {} }));
  const model = createModel(Date.parse(now), 0);
  const { id } = await unwrap(control().POST("/organizations", { body: { name: "Hanging", seed: "demo" } }));
  const webhook = { url: hanging.url, apiVersion: "V2" } as const;
  await unwrap(control().POST("/organizations/{id}/webhooks", { ...at({ id }), body: webhook }));
  const advanced = unwrap(
    control().POST("/organizations/{id}/clock/advance", { ...at({ id }), body: { duration: "P60D" } }),
  );
  const noticed: string[] = [];
  let isOver = false;

  async function goOn(): Promise<void> {
    for (let round = 0; !isOver; round++) {
      const email = `following.${round}@example.com`;
      const body = { email, testId: following.testId, validityInDays: 1 };
      await unwrap(following.v2.POST("/invitations", { body }));
      model.invite(email, 1);
      const duration = random.pick([MINUTE, HOUR, 3 * HOUR, 7 * HOUR]);
      const moved = await unwrap(control().POST("/clock/advance", { body: { duration } }));
      const until = model.now + duration;
      const timers = model.pass(until);
      if (moved.timersRun !== timers)
        noticed.push(`${moved.timersRun} timers of the sandbox's clock instead of ${timers}`);
      if (Date.parse(moved.now) !== until) noticed.push(`${moved.now} instead of ${new Date(until).toISOString()}`);
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  }

  const going = goOn();
  return async () => {
    isOver = true;
    await going;
    hanging.open();
    await advanced;
    return noticed;
  };
}
