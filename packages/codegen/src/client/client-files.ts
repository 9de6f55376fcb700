import type { Document } from "../document/openapi.ts";
import { emitClient } from "./emit-client.ts";
import { emitErrors } from "./emit-errors.ts";
import { emitFunctions } from "./emit-functions.ts";
import { emitLazy } from "./emit-lazy.ts";
import { emitLists } from "./emit-lists.ts";
import { emitModels } from "./emit-models.ts";
import { emitRequests } from "./emit-requests.ts";
import { emitResponses } from "./emit-responses.ts";
import { emitWebhooks } from "./emit-webhooks.ts";

/** Emits the client files except `schema.d.ts`; undefined for files that the document does not need. */
export const emitClientFiles = (document: Document, runtime: string): Record<string, string | undefined> => ({
  "client.gen.ts": emitClient(document, runtime),
  "errors.gen.ts": emitErrors(document, runtime),
  "functions.gen.ts": emitFunctions(document, runtime),
  "lazy.gen.ts": emitLazy(document, runtime),
  "lists.gen.ts": emitLists(document, runtime),
  "models.gen.ts": emitModels(document),
  "requests.gen.ts": emitRequests(document, runtime),
  ...emitResponses(document, runtime),
  "webhooks.gen.ts": emitWebhooks(document, runtime),
});
