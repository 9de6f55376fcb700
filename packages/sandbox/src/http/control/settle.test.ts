import { createClient, unwrap } from "@assessment-api/control";
import Fastify from "fastify";
import { expect, test } from "vitest";
import { plantCatalogue } from "../../../testing/catalogue.ts";
import { mailOptions } from "../../../testing/mail-options.ts";
import { at } from "../../../testing/start-with-control.ts";
import { createTestWorld } from "../../../testing/world.ts";
import { createMailSender } from "../../outbox/mails.ts";
import { createOutbox, createUnreachable } from "../../outbox/outbox.ts";
import { invite } from "../../service/candidates.ts";
import { createClock, createClocks } from "../../timers/clock.ts";
import { createScheduler } from "../../timers/scheduler.ts";
import { createCalls } from "../calls.ts";
import { createCatcher } from "../catcher.ts";
import { createControl } from "./server.ts";

async function invited() {
  const { world: still, organizationId } = await createTestWorld();
  const clocks = createClocks(createClock({ offset: 0 }, () => Date.UTC(2026, 2, 2, 9)));
  const world = { ...still, clocks };
  const report = (error: unknown) => {
    throw error;
  };
  const outbox = createOutbox(world, {
    attemptMail: createMailSender(
      world,
      mailOptions(async () => {}),
    ),
    attemptWebhook: async () => "quick",
    failWebhooks: async () => 0,
    unreachable: createUnreachable(world.machine),
    report,
  });
  const { clock, clockOf, settle } = createScheduler(world, clocks, outbox, report);
  const app = Fastify();
  const calls = createCalls(() => app);
  const catcher = createCatcher();
  await app.register(
    createControl(world, { clock, clockOf, settle, calls, catcher, closing: new AbortController().signal }),
    {
      prefix: "/control",
    },
  );
  const fetch = async (request: Request) => {
    const { statusCode, body } = await app.inject({ method: request.method as "GET", url: request.url });
    return new Response(body, { status: statusCode });
  };
  const { automatic } = await plantCatalogue(world, organizationId);
  const { assessment } = await invite(world, organizationId, { email: "a@example.com" }, { testId: automatic.id });
  return { control: createClient({ baseUrl: "http://sandbox/control", fetch }), organizationId, id: assessment.id };
}

test("an invitation counts as sent before it is read", async () => {
  const { control, id } = await invited();
  expect((await unwrap(control.GET("/assessments/{id}", at({ id })))).status).toBe("TOKEN_SENT");
});

test("an invitation counts as sent before the candidate starts", async () => {
  const { control, id } = await invited();
  expect((await unwrap(control.POST("/assessments/{id}/start", at({ id })))).status).toBe("TEST_STARTED");
});

test("a mail is handed over before it is listed", async () => {
  const { control, organizationId } = await invited();
  const { items } = await unwrap(control.GET("/organizations/{id}/mails", at({ id: organizationId })));
  expect(items[0]).toHaveProperty("handOverDate");
});
