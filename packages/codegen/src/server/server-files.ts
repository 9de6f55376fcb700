import type { Document } from "../document/openapi.ts";
import { type Reading, reading } from "../document/problems.ts";
import { type AdapterName, adapters } from "./adapters.ts";
import { checkDocument } from "./check/check-document.ts";
import { emitMsw } from "./emit-msw.ts";
import { emitOperations } from "./emit-operations.ts";
import { emitRoutes } from "./emit-routes.ts";
import { emitServer } from "./emit-server.ts";
import { emitStateful } from "./emit-stateful.ts";
import { emitValidators, emitValidatorTypes } from "./emit-validators.ts";
import { buildStubModel } from "./model/build-stub-model.ts";
import { planValidators } from "./plan-validators.ts";

export interface ServerParts {
  /** Undefined omits `server.gen.ts`. */
  adapter: AdapterName | undefined;
  msw: boolean;
}

export function emitServerFiles(
  document: Document,
  runtimePackage: string,
  parts: ServerParts,
  how: Reading,
): Record<string, string> {
  const adapter = parts.adapter && adapters[parts.adapter];
  // Both entries export the table types, but this one requires neither Fastify nor Node.
  const tables = `${runtimePackage}/${adapters.fetch.entry}`;
  reading(how, (tell) => checkDocument(document, tell));
  const model = buildStubModel(document);
  const plan = planValidators(document, model);
  return {
    "operations.gen.ts": emitOperations(model, tables),
    "routes.gen.ts": emitRoutes(model, plan, tables),
    ...(adapter && { "server.gen.ts": emitServer(model, `${runtimePackage}/${adapter.entry}`, adapter) }),
    "validators.gen.js": emitValidators(plan),
    "validators.gen.d.ts": emitValidatorTypes(plan, tables),
    ...(parts.msw && { "msw.gen.ts": emitMsw(document, model, tables), "stateful.gen.ts": emitStateful(document) }),
  };
}
