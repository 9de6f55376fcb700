// A table by enum value, a list of values, and a body that grows.
import { createClient, getOrder, type OrderPatch, type OrderStatus, unwrap, updateOrder } from "../shop/index.ts";

const client = createClient({ baseUrl: "https://shop.example/api", apiKey: "k" });
const colors: Record<OrderStatus, string> = { OPEN: "blue", PAID: "green", SHIPPED: "gray", CANCELED: "red" };

export async function annotate(orderId: string, note: string | undefined): Promise<string> {
  const order = await unwrap(getOrder(client, { params: { path: { orderId } } }));
  if (["SHIPPED", "CANCELED"].includes(order.status)) return colors[order.status];
  const body: OrderPatch = {};
  if (note !== undefined) body.note = note;
  await updateOrder(client, { params: { path: { orderId } }, body });
  return order.lines.map((line) => `${line.quantity} × ${line.sku}`).join(", ");
}
