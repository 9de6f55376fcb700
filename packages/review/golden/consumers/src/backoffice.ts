// Calls by path; destructuring, a default, and a switch over a member of a parameter's type.
import { type Client, createClient, type Order } from "../shop/index.ts";

const client: Client = createClient({ baseUrl: "https://shop.example/api", apiKey: "k" });

const labelOf = ({ status }: Pick<Order, "id" | "status">): string => {
  switch (status) {
    case "OPEN":
      return "open";
    case "PAID":
      return "paid";
    case "SHIPPED":
      return "on its way";
    case "CANCELED":
      return "canceled";
  }
};

export async function listRows(cursor?: string): Promise<string[]> {
  const { data, error } = await client.GET("/orders", { params: { query: { limit: 50, cursor } } });
  if (error) throw new Error(error.message);
  const { items, next } = data;
  const rows = items.map((order) => {
    const {
      total,
      customer: { name = "nobody" },
    } = order;
    return `${labelOf(order)} ${name} ${total.toFixed(2)}`;
  });
  return next === undefined ? rows : [...rows, ...(await listRows(next))];
}
