import { literal } from "../code/text.ts";
import type { Document } from "../document/openapi.ts";
import { type List, listsOf } from "./find-lists.ts";

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

export function emitLists(document: Document, runtime: string): string | undefined {
  const lists = listsOf(document);
  const [first] = lists;
  if (first === undefined) return undefined;
  const types = lists.map((list) => `  ${JSON.stringify(list.path)}: ${elementType(list)};`);
  const table = literal(Object.fromEntries(lists.map(({ path, spec }) => [path, spec])));
  return `import { createPaginate, type ListTable, type Paginate } from ${JSON.stringify(`${runtime}/client`)};
import { unwrap } from "./errors.gen.ts";
import type { paths${lists.some(({ marked }) => marked) ? ", Readable" : ""} } from "./schema.d.ts";

/** Element types by path. */
interface Lists {
${types.join("\n")}
}

const lists = ${table} satisfies ListTable;

/** Paths whose GET returns a list, paged or not. */
export type ListPath = keyof Lists;

/** Element type of the list at \`Path\`; never if it is not a list. */
export type ElementOf<Path extends keyof paths> = Path extends ListPath ? Lists[Path] : never;

/**
 * Iterates over all pages of a list: \`for await (const element of paginate(client, ${JSON.stringify(first.path)}))\`.
 * Accepts the parameters of \`client.GET\`. Throws an \`ApiError\` if a page fails.
 */
export const paginate: Paginate<paths, Lists> = /* @__PURE__ */ createPaginate(unwrap, lists);
`;
}
