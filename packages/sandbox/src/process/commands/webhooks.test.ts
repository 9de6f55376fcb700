import { expect, test } from "vitest";
import { startReceiver } from "../../../testing/receiver.ts";
import { startWithControl } from "../../../testing/start-with-control.ts";
import { alone } from "../../../testing/type-command.ts";

test("an endpoint is registered, tested, made to fail, and gets held deliveries", async () => {
  const { type, settle } = await alone(startWithControl({ webhookRetries: [] }));
  const { url, received } = await startReceiver();
  expect(await type("webhooks", "list")).toBe("No webhooks. Events are not delivered.");

  const created = await type("webhooks", "create", url, "--api-version", "V1", "--secret", "whs_of_mine");
  const [id = ""] = /whk_\w+/.exec(created) ?? [];
  expect(created).toContain(`Address     ${url}`);
  expect(created).toContain("Secret      whs_of_mine");
  await type("webhooks", "fail", id, "--count", "1", "--timeout");
  const [deliveryId = ""] = /dlv_\w+/.exec(await type("webhooks", "test", id)) ?? [];
  await settle();
  expect(await type("deliveries", "show", deliveryId)).toMatch(/State +HELD\n.*timeout .*\(simulated\), after 0 ms$/s);
  expect(await type("webhooks", "show", id)).toContain("0 pending, 0 delivered, 1 held");
  expect(received).toEqual([]);

  expect(await type("webhooks", "replay", id, "--held")).toBe("Delivering again: 1.");
  await settle();
  expect(received).toHaveLength(1);
  expect(await type("deliveries", "list", "--state", "DELIVERED", "--webhook", id)).toMatch(
    new RegExp(`${deliveryId} .*DELIVERED  2         204 +${id}$`),
  );
  expect(await type("deliveries", "list", "--candidate", "cnd_0")).toBe("No deliveries.");
  await type("deliveries", "replay", deliveryId);
  await settle();
  expect(received).toHaveLength(2);

  expect(await type("webhooks", "disable", id)).toContain("DISABLED (REQUESTED)");
  expect(await type("webhooks", "enable", id)).toContain("State       ENABLED");
  expect(await type("webhooks", "rotate", id, "--secret", "whs_the_next")).toContain("Secret      whs_the_next");
  expect(await type("webhooks", "list")).toMatch(new RegExp(`${id}  V1 +ENABLED`));
  expect(await type("webhooks", "delete", id)).toBe(`Deleted ${id}.`);
  expect(await type("webhooks", "list")).toBe("No webhooks. Events are not delivered.");
});
