/** Fixture for `npm start` of a user's project: serves the API with the sandbox on PORT, with ASSESSMENT_API_KEY as a valid key. */
import { startSandbox } from "@assessment-api/sandbox";

const { PORT, ASSESSMENT_API_KEY: apiKey } = process.env;
await startSandbox({ port: Number(PORT), apiKey, data: ":memory:", rateLimit: "off", logLevel: "warn" });
