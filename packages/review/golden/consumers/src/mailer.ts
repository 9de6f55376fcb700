// Receives webhooks: the payload's type, element access, and an alias.
import type { components } from "../shop/index.ts";

type Event = components["schemas"]["OrderEvent"];

export function mailFor(event: Event): { to: string; subject: string } | undefined {
  if (event.type !== "CREATED") return undefined;
  const { order } = event;
  return { to: order["customer"].email, subject: `Order ${order.id}` };
}
