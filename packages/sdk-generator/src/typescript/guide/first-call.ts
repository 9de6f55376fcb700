import { createClient, unwrap } from "@assessment-api/v2";

const client = createClient({
  baseUrl: process.env.ASSESSMENT_API_URL ?? "http://127.0.0.1:4010/v2",
  apiKey: process.env.ASSESSMENT_API_KEY ?? "",
});
const body = { email: "maya.lindqvist@example.com" };
const candidate = await unwrap(client.POST("/candidates", { body }));
console.log(candidate.id, candidate.status);
