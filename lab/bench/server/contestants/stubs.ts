import type { Candidate, CandidatePage } from "@assessment-api/v1";
import { createServer, HttpFailure } from "@assessment-api/v1/server";
import Fastify from "fastify";
import { listen } from "./listen.ts";
import { apiKey, created, location, page } from "./scenario.ts";

const elsewhere = () => {
  throw new HttpFailure(404, "not part of the benchmark");
};

// Cast, because the scenario's data is untyped.
const server = createServer(
  {
    listCandidates: async () => ({ status: 200, body: page as unknown as CandidatePage }),
    createCandidate: async () => ({ status: 201, headers: { location }, body: created as unknown as Candidate }),
    getCandidate: elsewhere,
    getCandidateResults: elsewhere,
    listExams: elsewhere,
    getExam: elsewhere,
  },
  { ApiKey: async (key) => (key === apiKey ? {} : undefined) },
  { validateResponses: process.argv.includes("validate-responses") },
);
const app = Fastify();
app.register(server, { prefix: "/v1" });
await listen(app);
