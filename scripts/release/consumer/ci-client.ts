/** Fixture for `npm test` of a user's project: calls the API at ASSESSMENT_API_URL. */
import { createClient, unwrap } from "@assessment-api/v1";

const client = createClient({ baseUrl: process.env.ASSESSMENT_API_URL ?? "", apiKey: "any" });
const { items } = await unwrap(client.GET("/candidates"));
console.log(items.length > 0 ? "passed" : "no candidates");
