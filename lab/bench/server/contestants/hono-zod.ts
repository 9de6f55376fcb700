import { serve } from "@hono/node-server";
import { zValidator } from "@hono/zod-validator";
import { Hono } from "hono";
import { z } from "zod";
import { announce } from "./announce.ts";
import { apiKey, created, location, page, unauthorized } from "./scenario.ts";

// The document's schemas in zod, as written by a Hono user.
const status = z.enum([
  "TOKEN_SENT",
  "TOKEN_EXPIRED",
  "TEST_STARTED",
  "TEST_FINISHED",
  "AUTO_ASSESSMENT_READY",
  "IN_ASSESSMENT",
  "ASSESSMENT_READY",
  "ACCEPTED",
  "REJECTED",
]);
/** Accepts a list: a single parameter arrives as text, a repeated one as an array. */
const listOf = <Item extends z.ZodType>(item: Item) =>
  z.preprocess((value) => (value === undefined || Array.isArray(value) ? value : [value]), z.array(item).optional());

const listQuery = z.object({
  query: z.string().optional(),
  status: listOf(status),
  tags: listOf(z.string()),
  count: z.coerce.number().int().min(1).max(100).default(10),
  page: z.coerce.number().int().min(1).default(1),
});
const newCandidate = z.object({
  email: z.email(),
  firstName: z.string().min(1),
  lastName: z.string().min(1),
  examId: z.string().min(1),
  tags: z.array(z.string()).optional(),
  communicationDisabled: z.boolean().default(false),
  externalId: z.string().optional(),
});

const app = new Hono();
app.use(async (context, next) => {
  if (context.req.header("x-api-key") !== apiKey) return context.json(unauthorized, 401);
  await next();
});
app.get("/v1/candidates", zValidator("query", listQuery), (context) => context.json(page));
app.post("/v1/candidates", zValidator("json", newCandidate), (context) => context.json(created, 201, { location }));
serve({ fetch: app.fetch, hostname: "127.0.0.1", port: 0 }, ({ port }) => announce(port));
