// Ignores responses, and reads one member in a loop.
import { createClient } from "../shop/index.ts";

const client = createClient({ baseUrl: "https://shop.example/api", apiKey: "k" });

export async function removeCanceled(): Promise<void> {
  const page = await client.GET("/orders", { params: { query: { status: "CANCELED", limit: 100 } } });
  for (const { id, ...rest } of page.data?.items ?? []) {
    if (rest.note === "keep") continue;
    await client.DELETE("/orders/{orderId}", { params: { path: { orderId: id } } });
  }
}
