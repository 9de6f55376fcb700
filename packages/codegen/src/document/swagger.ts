import { createRequire } from "node:module";
import { type Document, methodsOf, operationOf, type PathItem, type Ref } from "./openapi.ts";
import { DocumentError, type Report } from "./problems.ts";

const require = createRequire(import.meta.url);

type Swagger = Record<string, unknown>;

export const isSwagger = (source: unknown): source is Swagger =>
  typeof source === "object" && source !== null && "swagger" in source && !("openapi" in source);

export function upgradeSwagger(source: Swagger, tell: Report): unknown {
  if (String(source.swagger) !== "2.0")
    throw new DocumentError("#/swagger", `must be "2.0", not ${JSON.stringify(source.swagger)}`);
  tell("#/swagger", "Swagger 2.0 is converted to OpenAPI 3.0; pointers refer to the converted document");
  const { upgradeFromTwoToThree } =
    require("@scalar/openapi-upgrader/2.0-to-3.0") as typeof import("@scalar/openapi-upgrader/2.0-to-3.0");
  const document = upgradeFromTwoToThree(structuredClone(source) as never) as unknown as Document;
  for (const item of Object.values(document.paths ?? {})) moveBodies(item);
  return document;
}

const bodies = "#/components/requestBodies/";

function moveBodies(item: PathItem): void {
  const take = (holder: Pick<PathItem, "parameters">) => {
    const list = holder.parameters ?? [];
    const body = list.find((one): one is Ref => "$ref" in one && one.$ref.startsWith(bodies));
    if (body) holder.parameters = list.filter((one) => one !== body);
    return body;
  };
  const shared = take(item);
  for (const method of methodsOf(item)) {
    const operation = operationOf(item, method);
    const body = operation && (take(operation) ?? shared);
    if (body) operation.requestBody ??= body;
  }
}
