import { api } from "@assessment-api/control/server";
import type { FastifyError, FastifyInstance, FastifyReply } from "fastify";
import { html } from "ghtml";
import type { ServedVersions } from "../versions.ts";
import { sendPage } from "./layout.ts";

/** Content of the front page: the sandbox's address, and its versions. */
export interface FrontPage {
  readonly origin: string;
  readonly versions: ServedVersions;
}

/** Serves `/`, an overview of the sandbox, and the 404 page of every unknown address. */
export function serveFrontPage(app: FastifyInstance, read: () => FrontPage): void {
  app.get("/", (_request, reply) => {
    const { origin, versions } = read();
    const all = Object.values(versions);
    const rows = all.map(
      ({ title, url, docs, keyHeader }) =>
        html`<tr><th scope="row">${title}</th><td data-label="Base URL"><code>${url}</code></td><td data-label="Key in the header"><code>${keyHeader}</code></td>
<td><a href="${docs}">documentation</a></td></tr>`,
    );
    return sendPage(reply, 200, {
      title: "Assessment API sandbox",
      brand: "Assessment API sandbox",
      main: html`<h1>Assessment API sandbox</h1>
<p class="lead">The assessment service on this machine: one service behind three versions of its API.</p>
<div class="scroll"><table class="stacked">
<thead><tr><th scope="col">Version</th><th scope="col">Base URL</th><th scope="col">Key in the header</th><th scope="col"></th></tr></thead>
<tbody>!${rows}</tbody>
</table></div>
<h2>Control API</h2>
<p>Organizations, keys, mails, the progress of candidates and the clock, for which the versions have no operations, are at
<code>${origin}${api.basePath}</code> (<a href="/docs/control">documentation</a>).</p>`,
    });
  });

  app.setNotFoundHandler((_request, reply) => sendNoAddress(reply, 404));
  // Fastify asks a QUERY for its Content-Type even where there is no such path.
  app.setErrorHandler<FastifyError>((error, _request, reply) => {
    if (error.code !== "FST_ERR_ROUTE_MISSING_CONTENT_TYPE") throw error;
    return sendNoAddress(reply, 404);
  });
}

/** The page of unknown addresses, also of those that are malformed or too long. */
export const sendNoAddress = (reply: FastifyReply, status: number): FastifyReply =>
  sendPage(reply, status, {
    title: "There is nothing at this address",
    brand: "Assessment API sandbox",
    main: html`<h1>There is nothing at this address</h1>
<p class="lead">The <a href="/">front page</a> lists all that is here.</p>`,
  });
