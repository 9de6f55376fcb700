// Passes whole pages to untyped code.
import { createClient, listOrders, unwrap } from "../shop/index.ts";

const client = createClient({ baseUrl: "https://shop.example/api", apiKey: "k" });

export async function exportPage(write: (text: string) => void): Promise<void> {
  const page = await unwrap(listOrders(client, { params: { query: { status: "PAID" } } }));
  for (const order of page.items) write(JSON.stringify(order));
}
