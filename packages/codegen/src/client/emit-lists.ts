import { literal } from "../code/text.ts";
import type { Document } from "../document/openapi.ts";
import { type List, listsOf } from "./find-lists.ts";

/** The type of an element, by its place in `paths`. */
function elementType({ path, mediaType, nullable, required, spec, marked }: List): string {
  const content = `paths[${JSON.stringify(path)}]["get"]["responses"][200]["content"][${JSON.stringify(mediaType)}]`;
  const elements = spec.elements.reduce(
    (type, name, index) => {
      const inner = `${type}[${JSON.stringify(name)}]`;
      return required[index] ? inner : `NonNullable<${inner}>`;
    },
    nullable ? `NonNullable<${content}>` : content,
  );
  return elements.includes(content) && marked
    ? `${elements.replace(content, `Readable<${content}>`)}[number]`
    : `${elements}[number]`;
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
import type { paths${lists.some(({ marked }) => marked) ? ", Readable" : ""} } from "./schema.d.ts";

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
