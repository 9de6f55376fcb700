import express from "express";
import Fastify from "fastify";
import { Hono } from "hono";
import { receive } from "./receive.ts";

export function withHono() {
  const app = new Hono();
  app.post("/events", (context) => receive(context.req.raw));
  return app;
}

export function withFastify() {
  const app = Fastify();
  app.removeAllContentTypeParsers();
  app.addContentTypeParser("*", { parseAs: "buffer" }, (_request, body, done) => done(null, body));
  app.post("/events", async ({ headers, body }, reply) => {
    const init = { method: "POST", headers: headers as Record<string, string>, body: body as BodyInit };
    const response = await receive(new Request("http://localhost/events", init));
    return reply.code(response.status).send(await response.text());
  });
  return app;
}

export function withExpress() {
  const app = express();
  app.post("/events", express.raw({ type: () => true }), async ({ headers, body }, reply) => {
    const init = { method: "POST", headers: headers as Record<string, string>, body };
    const response = await receive(new Request("http://localhost/events", init));
    reply.status(response.status).send(await response.text());
  });
  return app;
}
