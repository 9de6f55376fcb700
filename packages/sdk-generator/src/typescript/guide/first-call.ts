import { createClient, unwrap } from "@assessment-api/v2";

const client = createClient({
  baseUrl: process.env.ASSESSMENT_API_URL ?? "http://127.0.0.1:4010/v2",
  apiKey: process.env.ASSESSMENT_API_KEY ?? "",
});
const candidate = await unwrap(client.POST("/candidates", { body: { email: "maya.lindqvist@example.com" } }));
console.log(candidate.id, candidate.status);
