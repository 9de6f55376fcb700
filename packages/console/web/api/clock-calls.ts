import type { OrganizationClock } from "@assessment-api/control";
import { type Call, call } from "./call.ts";
import { setClock } from "./clock.ts";
import { durationOf } from "./steps.ts";

/** Wraps a call to update the displayed clock from its response. */
export const setting = (made: Call<OrganizationClock>): Call<OrganizationClock> => ({
  ...made,
  async send(signal) {
    const clock = await made.send(signal);
    setClock(clock);
    return clock;
  },
});

export const advanceCall = (id: string, milliseconds: number): Call<OrganizationClock> =>
  setting(
    call("control", "post", "/organizations/{id}/clock/advance", {
      path: { id },
      body: { duration: durationOf(milliseconds) },
    }),
  );

export const freezeCall = (id: string): Call<OrganizationClock> =>
  setting(call("control", "post", "/organizations/{id}/clock/freeze", { path: { id } }));
