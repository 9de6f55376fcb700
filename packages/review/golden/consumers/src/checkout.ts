// Functions per operation, literals in bodies, and a header of the response.
import { createClient, createOrder, type NewOrder, payOrder, unwrap } from "../shop/index.ts";

const client = createClient({ baseUrl: "https://shop.example/api", apiKey: "k" });

export async function buy(customerId: string, sku: string, token: string): Promise<string> {
  const body: NewOrder = { customerId, lines: [{ sku, quantity: 1 }], currency: "EUR" };
  const { id } = await unwrap(createOrder(client, { body }));
  const { response } = await payOrder(client, { params: { path: { orderId: id } }, body: { kind: "card", token } });
  return response.headers.get("location") ?? id;
}
