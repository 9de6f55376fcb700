// Passes values to its interfaces, and sends read values back.
import { createClient } from "../shop/index.ts";

interface Person {
  name: string;
  email: string;
}

const client = createClient({ baseUrl: "https://shop.example/api", apiKey: "k" });
const greet = (person: Person): string => `${person.name} <${person.email}>`;

export async function promote(customerId: string): Promise<string> {
  const params = { path: { customerId } };
  const { data } = await client.GET("/customers/{customerId}", { params });
  if (!data) throw new Error("unknown");
  await client.PUT("/customers/{customerId}", { params, body: { ...data, tier: "GOLD" } });
  return greet(data);
}
