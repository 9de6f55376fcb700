import { resolve } from "node:path";

export interface ServerProgram {
  program: string;
  args?: string[];
}

interface ServerContestant extends ServerProgram {
  label: string;
  /** Validated parts of requests, except the key, and of responses. */
  checksRequest: string;
  checksResponse: string;
}

const byDocument = "parameters, body";

/** Servers of V1's GET and POST /candidates. All check the key and send identical bytes. */
export const serverContestants = {
  "raw-fastify": {
    label: "raw Fastify",
    program: "raw-fastify",
    checksRequest: "nothing",
    checksResponse: "nothing",
  },
  stubs: {
    label: "Assessment API stubs",
    program: "stubs",
    checksRequest: byDocument,
    checksResponse: "status, media type, required headers",
  },
  "stubs-validating": {
    label: "Assessment API stubs, `validateResponses`",
    program: "stubs",
    args: ["validate-responses"],
    checksRequest: byDocument,
    checksResponse: "status, media type, headers, body",
  },
  "native-schemas": {
    label: "Fastify with native schemas",
    program: "native-schemas",
    checksRequest: byDocument,
    checksResponse: "nothing; serialised by schema",
  },
  "openapi-glue": {
    label: "fastify-openapi-glue",
    program: "openapi-glue",
    checksRequest: byDocument,
    checksResponse: "nothing; serialised by schema",
  },
  "openapi-backend": {
    label: "openapi-backend on Fastify",
    program: "openapi-backend",
    checksRequest: byDocument,
    checksResponse: "nothing",
  },
  "express-openapi-validator": {
    label: "express-openapi-validator",
    program: "express-openapi-validator",
    checksRequest: byDocument,
    checksResponse: "nothing",
  },
  "hono-zod": {
    label: "Hono with zod",
    program: "hono-zod",
    checksRequest: "parameters, body; schemas by hand",
    checksResponse: "nothing",
  },
  prism: {
    label: "Prism, its HTTP server",
    program: "prism",
    checksRequest: byDocument,
    checksResponse: "body",
  },
} satisfies Record<string, ServerContestant>;

export type ServerContestantName = keyof typeof serverContestants;

export const serverContestant = (name: ServerContestantName): ServerContestant => serverContestants[name];

/** @param program a name, or the path of a program of another checkout, without extension */
export const programPath = (program: string) => resolve(import.meta.dirname, `${program}.ts`);
