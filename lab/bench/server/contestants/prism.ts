import { createLogger } from "@stoplight/prism-core";
import { getHttpOperationsFromSpec } from "@stoplight/prism-http";
import { createServer } from "@stoplight/prism-http-server";
import { announce } from "./announce.ts";
import { created, page, readV1 } from "./scenario.ts";

// Add examples and the server path to the document: Prism responds with examples and ignores the path of servers.
const document = readV1();
document.paths = Object.fromEntries(Object.entries(document.paths).map(([path, item]) => [`/v1${path}`, item]));
document.components.examples.candidatePageFirst = { value: page };
document.components.examples.candidateCreated = { value: created };

const server = createServer(await getHttpOperationsFromSpec(document), {
  components: { logger: createLogger("bench", { level: "silent" }) },
  config: {
    isProxy: false,
    checkSecurity: true,
    validateRequest: true,
    validateResponse: true,
    errors: false,
    mock: { dynamic: false },
    upstreamProxy: undefined,
  },
  cors: false,
});
announce(Number(new URL(await server.listen(0, "127.0.0.1")).port));
