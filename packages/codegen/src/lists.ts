import {
  type Document,
  type MediaTypeObject,
  merged,
  operations,
  type Parameter,
  resolve,
  type Schema,
} from "./document.ts";
import { literal } from "./server/text.ts";

/** A list, and how its pages are read. The runtime has the type of `spec`; the compiler checks what is emitted against that. */
export interface List {
  path: string;
  mediaType: string;
  /** Whether each property on the way to the elements is required. */
  required: readonly boolean[];
  spec: {
    /** Names of properties, outermost first; none where the response is an array. */
    elements: readonly string[];
    /** The query parameter that says which page; none where the list comes whole. */
    parameter?: string;
    /** Where a page has the next value of the parameter. */
    next?: readonly string[];
    /** Where a page has the number of pages, and the first page's number. */
    totalPages?: readonly string[];
    first?: number;
  };
}

/** How documents usually call the parameter of a page, and what a page says of others. */
const parameters = ["page", "after"];
const nextPlaces = [["next"], ["slice", "next"]];
const totalPlaces = [["totalPages"], ["page", "totalPages"]];

const isArray = ({ type }: Schema) => [type].flat().includes("array");

/** The properties of a schema that are arrays. */
const arraysIn = (document: Document, { properties = {} }: Schema) =>
  Object.keys(properties).filter((name) => isArray(merged(document, properties[name] as Schema)));

/** The place of the only array in a response; undefined where there is none, or more than one. */
function elementsIn(document: Document, page: Schema, paged: boolean): readonly string[] | undefined {
  if (isArray(page)) return [];
  const [own, ...more] = arraysIn(document, page);
  if (paged && own !== undefined) return more.length === 0 ? [own] : undefined;
  // HAL: a list embeds its elements and has nothing else; other resources embed, too.
  const { _embedded: embedded, ...others } = page.properties ?? {};
  if (embedded === undefined || (!paged && Object.keys(others).some((name) => name !== "_links"))) return undefined;
  const [inner, ...rest] = arraysIn(document, merged(document, embedded));
  return inner !== undefined && rest.length === 0 ? ["_embedded", inner] : undefined;
}

/** The properties along a path, as far as they are declared. */
function along(document: Document, page: Schema, path: readonly string[]): { required: boolean }[] {
  const found: { required: boolean }[] = [];
  let schema: Schema = page;
  for (const name of path) {
    const inner = schema.properties?.[name];
    if (inner === undefined) break;
    found.push({ required: schema.required?.includes(name) ?? false });
    schema = merged(document, inner);
  }
  return found;
}

function pagingOf(document: Document, page: Schema, parameter: Parameter | undefined) {
  if (parameter === undefined) return {};
  const declared = (path: readonly string[]) => along(document, page, path).length === path.length;
  const next = nextPlaces.find(declared);
  if (next !== undefined) return { parameter: parameter.name, next };
  const totalPages = totalPlaces.find(declared);
  if (totalPages === undefined) return undefined;
  const { minimum = 0 } = (parameter.schema && resolve<Schema>(document, parameter.schema)) ?? {};
  return { parameter: parameter.name, totalPages, first: minimum };
}

const jsonOf = (content: Record<string, MediaTypeObject> = {}) =>
  Object.entries(content).find(([type]) => /[/+]json\b/.test(type));

/** The lists of a document: what GET gives as an array, or page by page. */
export function listsOf(document: Document): List[] {
  return [...operations(document)].flatMap(({ method, path, operation, item }): List[] => {
    const response = operation.responses?.["200"];
    const [mediaType, media] = jsonOf(response && resolve(document, response).content) ?? [];
    if (method !== "GET" || mediaType === undefined || media?.schema === undefined) return [];
    const parameter = [...(operation.parameters ?? []), ...(item.parameters ?? [])]
      .map((one) => resolve(document, one))
      .find((one) => one.in === "query" && parameters.includes(one.name));
    const page = merged(document, media.schema);
    const elements = elementsIn(document, page, parameter !== undefined);
    const paging = pagingOf(document, page, parameter);
    if (elements === undefined || paging === undefined) return [];
    const required = along(document, page, elements).map((one) => one.required);
    return [{ path, mediaType, required, spec: { elements, ...paging } }];
  });
}

/** The type of an element, by its place in `paths`. */
function elementType({ path, mediaType, required, spec }: List): string {
  const content = `paths[${JSON.stringify(path)}]["get"]["responses"][200]["content"][${JSON.stringify(mediaType)}]`;
  const elements = spec.elements.reduce((type, name, index) => {
    const inner = `${type}[${JSON.stringify(name)}]`;
    return required[index] ? inner : `NonNullable<${inner}>`;
  }, content);
  return `${elements}[number]`;
}

/** `lists.gen.ts`: `paginate` with the types of its lists; undefined where the document has no list. */
export function emitLists(document: Document, runtime: string): string | undefined {
  const lists = listsOf(document);
  const [first] = lists;
  if (first === undefined) return undefined;
  const types = lists.map((list) => `  ${JSON.stringify(list.path)}: ${elementType(list)};`);
  const table = literal(Object.fromEntries(lists.map(({ path, spec }) => [path, spec])));
  return `import { createPaginate, type ListTable, type Paginate } from ${JSON.stringify(`${runtime}/client`)};
import { unwrap } from "./errors.gen.ts";
import type { paths } from "./schema.d.ts";

/** The elements of the lists, by path. */
interface Lists {
${types.join("\n")}
}

const lists = ${table} satisfies ListTable;

/** Paths that respond to GET with a list: page by page, or whole. */
export type ListPath = keyof Lists;

/** Elements of the list at \`Path\`; never where \`Path\` is no list. */
export type ElementOf<Path extends keyof paths> = Path extends ListPath ? Lists[Path] : never;

/**
 * Every element of a list, page after page: \`for await (const element of paginate(client, ${JSON.stringify(first.path)}))\`.
 * Takes the parameters that \`client.GET\` takes. Throws an \`ApiError\` when a page is refused.
 */
export const paginate: Paginate<paths, Lists> = /* @__PURE__ */ createPaginate(unwrap, lists);
`;
}
