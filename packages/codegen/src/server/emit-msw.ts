import { exampleMaker } from "@assessment-api/resources";
import { TypeImports } from "../code/imports.ts";
import { camelCase, createNames, isName } from "../code/names.ts";
import { Code, comment, literal } from "../code/text.ts";
import { isObject, type Node } from "../document/json.ts";
import { isJson, mediaKind } from "../document/media-types.ts";
import type { Document } from "../document/openapi.ts";
import { type OperationPlace, operations } from "../document/operations.ts";
import { lookUp, referencePath, resolve } from "../document/references.ts";
import { basePathOf, filledUrl } from "../document/servers.ts";
import { routeNames } from "./emit-routes.ts";
import type { StubModel } from "./model/stub-model.ts";

type Show = (node: Node) => Node;

/** Reserved names in the handlers object. */
const reserved = ["all", "operations", "unhandled"];

const nodeOf = (value: unknown): Node => (isObject(value) ? value : {});

/**
 * Emits `msw.gen.ts`: a constant per operation with its route, examples and member names, so that bundlers drop unused
 * operations. Omits descriptions and schema rules; the validators have the rules.
 */
export function emitMsw(document: Document, model: StubModel, runtime: string): string {
  if (model.operations.length === 0) return "export {};\n";
  const routes = routeNames(model);
  const unique = createNames([...reserved, ...routes.values(), "securitySchemes"]);
  const named = [...operations(document)].map((place) => {
    const { operationId = "" } = place.operation;
    const wanted = isName(operationId) ? operationId : camelCase(operationId);
    return { ...place, operationId, name: unique(isName(wanted) ? wanted : `${wanted}Operation`) };
  });
  const api = unique("api");
  const shared = sharedParts(document, unique);

  const imports = new TypeImports();
  const type = imports.add(runtime, "MockOperation");
  const handlers = imports.add("./operations.gen.ts", "Handlers");
  const constants = named.map(({ name, operationId, ...place }) => {
    const value = {
      api: new Code(api),
      route: new Code(routes.get(operationId) ?? ""),
      declared: shared.operation(place),
    };
    const { summary, description } = place.operation;
    const handler = `${handlers}<object>[${JSON.stringify(operationId)}]`;
    return `${comment(summary, description, `\`${place.method} ${place.path}\``)}export const ${name}: ${type}<${handler}> = ${literal(value)};\n`;
  });
  const about = {
    title: document.info.title,
    basePath: basePathOf(document),
    servers: (document.servers ?? []).map((server) => filledUrl(server)),
    securitySchemes: new Code("securitySchemes"),
    routes: model.operations.map(({ operationId, method, path }) => ({ operationId, method, path })),
  };
  const used = ["securitySchemes", ...[...routes.values()].sort()];
  return [
    ...imports.lines(),
    `import { ${used.join(", ")} } from "./routes.gen.ts";\n\n`,
    `const ${api}: ${type}["api"] = ${literal(about)};\n\n`,
    ...shared.constants().map(([name, value]) => `const ${name}: object = ${literal(value)};\n\n`),
    constants.join("\n"),
  ].join("");
}

/** Prunes the parts of operations. Reference targets become constants, which may refer to each other. */
function sharedParts(document: Document, unique: (wanted: string) => string) {
  const madeUp = exampleMaker(document);
  const target = (value: unknown): Node => resolve(document, nodeOf(value));
  const names = new Map<string, string>();
  const values: [name: string, value: Node][] = [];

  function referred(node: Node, kind: string, show: Show, showTarget = show): Node {
    if (typeof node.$ref !== "string") return show(node);
    const { value, pointer } = lookUp(document, node.$ref);
    let name = names.get(pointer);
    if (name === undefined) {
      name = unique(`${camelCase(referencePath(pointer)?.at(-1) ?? kind)}${kind}`);
      names.set(pointer, name);
      const entry: [string, Node] = [name, {}];
      values.push(entry);
      entry[1] = referred(nodeOf(value), kind, showTarget);
    }
    return { $ref: new Code(`() => ${name}`) };
  }
  const each = (value: unknown, kind: string, show: (node: Node, name: string) => Node): Node | undefined => {
    const entries = Object.entries(nodeOf(value)).filter(([, one]) => isObject(one));
    if (entries.length === 0) return undefined;
    return Object.fromEntries(
      entries.map(([name, one]) => [name, referred(nodeOf(one), kind, (node) => show(node, name))]),
    );
  };
  const schemas = (value: unknown) =>
    Array.isArray(value) ? value.map((one) => referred(nodeOf(one), "Schema", schema)) : undefined;

  /** Omits the rules of schemas. */
  const schema: Show = (node) => {
    const { properties, items, additionalProperties, patternProperties, required, example, examples } = node;
    const members = Object.entries(nodeOf(properties));
    return {
      ...(members.length > 0 && {
        properties: Object.fromEntries(
          members.map(([name, one]) => [name, referred(nodeOf(one), "Schema", inner, schema)]),
        ),
      }),
      items: items === undefined ? undefined : referred(nodeOf(items), "Schema", inner, schema),
      additionalProperties: additionalProperties === undefined ? undefined : additionalProperties !== false,
      patternProperties: patternProperties === undefined ? undefined : {},
      allOf: schemas(node.allOf),
      anyOf: schemas(node.anyOf),
      oneOf: schemas(node.oneOf),
      required,
      example,
      examples: example === undefined && Array.isArray(examples) ? examples.slice(0, 1) : undefined,
    };
  };
  const inner: Show = (node) => ({ ...schema(node), required: undefined, example: undefined, examples: undefined });
  const example: Show = ({ value, dataValue, summary }) => ({
    value: value ?? dataValue,
    // The mock reads the status of an error from the summary.
    summary: /^[45]\d\d\b/.test(String(summary)) ? summary : undefined,
  });
  const withExamples: Show = (node) => ({
    example: node.example,
    examples: each(node.examples, "Example", example),
    schema: node.schema === undefined ? undefined : referred(nodeOf(node.schema), "Schema", schema),
  });
  const media = (node: Node, mediaType: string): Node => {
    const shown = withExamples(node);
    const { example, examples } = target(node.schema);
    const hasExample = [shown.example, shown.examples, example, examples].some((one) => one !== undefined);
    if (hasExample || node.schema === undefined) return shown;
    const made = madeUp(node.schema, "example");
    const isText = mediaKind(document, mediaType, node) === "text" && typeof made === "string";
    return isJson(mediaType) || isText ? { ...shown, example: made } : shown;
  };
  const response: Show = ({ headers, content }) => ({
    headers: each(headers, "Header", withExamples),
    content: each(content, "Media", media),
  });
  const parameter: Show = ({ name, in: place, schema }) => {
    const { default: value, minimum } = target(schema);
    return { name, in: place, schema: { default: value, minimum } };
  };

  return {
    /**
     * Returns query parameters and responses. Parameters of the path come first; the mock takes the last one with a
     * name.
     */
    operation({ item, operation }: Pick<OperationPlace, "item" | "operation">): Node {
      const parameters = [...(item.parameters ?? []), ...(operation.parameters ?? [])]
        .map(target)
        .filter((one) => one.in === "query");
      return {
        parameters: parameters.length === 0 ? undefined : parameters.map(parameter),
        responses: each(operation.responses, "Response", response) ?? {},
      };
    },
    constants: () => [...values].sort(([a], [b]) => (a < b ? -1 : 1)),
  };
}
