import type { Check } from "../session/session.ts";
import { checkContentTypes, checkNotAcceptable, checkRefusedContent } from "./http/content.ts";
import {
  checkHead,
  checkMethods,
  checkOrigin,
  checkPreflight,
  checkSameOrigins,
  checkUnknownPath,
} from "./http/methods.ts";

export const http = {
  name: "http",
  about:
    "HEAD with the status and headers of GET; OPTIONS and CORS preflights; 405 with `Allow`; 406, 413 and 415; charsets and byte order marks",
  needs: [],
  async run(session, moment) {
    switch (moment.when) {
      case "contact":
        await checkUnknownPath(session, moment.operation);
        break;
      case "read":
        await checkHead(session, moment.operation, moment.path);
        await checkPreflight(session, moment.operation, moment.path);
        break;
      case "all-read":
        checkSameOrigins(session);
        break;
      case "variants":
        await checkContentTypes(session, moment.operation, moment.path, moment.trial);
        await checkOrigin(session, moment.operation, moment.path, moment.trial);
        break;
      case "refusals": {
        const { operation, path, trial } = moment;
        await checkRefusedContent(session, operation, path, trial);
        await checkNotAcceptable(session, operation, path, trial);
        if (operation.method !== "GET") await checkMethods(session, operation, path);
      }
    }
  },
} as const satisfies Check;
