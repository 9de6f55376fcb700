import { html } from "@assessment-api/html";
import type { FastifyError, FastifyInstance, FastifyReply } from "fastify";
import { sendPage } from "./layout.ts";

export function serveNoAddress(app: FastifyInstance): void {
  app.setNotFoundHandler((_request, reply) => sendNoAddress(reply, 404));
  // Fastify requires a Content-Type of QUERY requests.
  app.setErrorHandler<FastifyError>((error, _request, reply) => {
    if (error.code !== "FST_ERR_ROUTE_MISSING_CONTENT_TYPE") throw error;
    return sendNoAddress(reply, 404);
  });
}

/** Sends the page for unknown, malformed and too long addresses. */
export const sendNoAddress = (reply: FastifyReply, status: number): FastifyReply =>
  sendPage(reply, status, {
    title: "There is nothing at this address",
    brand: "Assessment API sandbox",
    main: html`<h1>There is nothing at this address</h1>
<p class="lead">Open the <a href="/">console</a> instead.</p>`,
  });
