import type { Document } from "../document.ts";
import { buildModel } from "./build-model.ts";
import { emitOperations } from "./emit-operations.ts";
import { emitRoutes } from "./emit-routes.ts";
import { emitStubs } from "./emit-stubs.ts";
import { emitValidators, emitValidatorTypes } from "./emit-validators.ts";
import { validate } from "./validate.ts";
import { planValidators } from "./validators.ts";

/** The files of strict server stubs that stand beside `schema.d.ts`: file name to text. */
export async function emitServer(document: Document, runtime: string): Promise<Record<string, string>> {
  validate(document);
  const model = buildModel(document);
  const plan = planValidators(document, model);
  return {
    "operations.gen.ts": emitOperations(model, runtime),
    "routes.gen.ts": emitRoutes(model, plan, runtime),
    "server.gen.ts": emitStubs(model, runtime),
    "validators.gen.js": await emitValidators(plan),
    "validators.gen.d.ts": emitValidatorTypes(plan, runtime),
  };
}
