import { camelCase, isName, nameAll } from "../code/names.ts";
import { comment } from "../code/text.ts";
import { hasOneWayProperties } from "../document/one-way-properties.ts";
import { type Document, methods } from "../document/openapi.ts";
import { operations } from "../document/operations.ts";

function functionName(operationId: string): string {
  if (isName(operationId)) return operationId;
  const name = camelCase(operationId);
  return isName(name) ? name : `${name}Operation`;
}

const typedMethod = (method: string) => {
  const fixed = method.toLowerCase();
  return (methods as readonly string[]).includes(fixed) ? fixed : method;
};

/** Emits `functions.gen.ts`: one tree-shakable function per operation; undefined without operationIds. */
export function emitFunctions(document: Document, runtime: string): string | undefined {
  const named = [...operations(document)].flatMap(({ method, path, operation }) =>
    operation.operationId === undefined ? [] : [{ ...operation, id: operation.operationId, method, path }],
  );
  if (named.length === 0) return undefined;
  const names = nameAll(
    named.map(({ id }) => id),
    functionName,
    ["operation"],
  );
  const marks = hasOneWayProperties(document) ? `, "marked"` : "";
  const functions = named.map(({ id, method, path, summary, description, deprecated }) => {
    const text = comment(summary, description, `\`${method} ${path}\``, deprecated && "@deprecated");
    const type = `OperationCall<paths, ${JSON.stringify(path)}, "${typedMethod(method)}"${marks}>`;
    const value = `/* @__PURE__ */ operation("${method}", ${JSON.stringify(path)})`;
    return `${text}export const ${names.get(id)}: ${type} = ${value};\n`;
  });
  return `import { type OperationCall, operation } from ${JSON.stringify(`${runtime}/client`)};
import type { paths } from "./schema.d.ts";

${functions.join("\n")}`;
}
