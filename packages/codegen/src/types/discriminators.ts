import type { Document, Schema } from "../document/openapi.ts";
import { lookUp, referencePath } from "../document/references.ts";
import { discriminatorValuesOf } from "../document/schemas.ts";
import { walkDocument } from "../document/walk.ts";

export type DiscriminatorValues = ReadonlyMap<string, { propertyName: string; values: unknown[] }>;

const isComponent = (pointer: string) => /^#\/components\/schemas\/[^/]+$/.test(pointer);

/**
 * Returns the discriminator values of alternatives. These are in `oneOf`, `anyOf` and schemas that extend the base with
 * `allOf`.
 */
export function discriminatorValues(document: Document): DiscriminatorValues {
  const found = new Map<string, { propertyName: string; values: unknown[] }>();
  const bases = new Map<string, NonNullable<Schema["discriminator"]>>();
  const unions = new Map<string, ReadonlySet<string>>();
  const add = (
    target: string,
    { propertyName, mapping = {}, defaultMapping }: NonNullable<Schema["discriminator"]>,
  ) => {
    const name = referencePath(target)?.at(-1) ?? "";
    // The default alternative accepts any other value, or none.
    if (defaultMapping !== undefined && (defaultMapping === name || sameTarget(defaultMapping, target))) return;
    const mapped = Object.entries(mapping).filter(([, to]) => to === target || to === name || sameTarget(to, target));
    const named = mapped.length > 0 ? mapped.map(([value]) => value) : name;
    const values = discriminatorValuesOf(document, { $ref: target }, propertyName, named);
    const known = found.get(target);
    if (known && known.propertyName !== propertyName) return;
    found.set(target, { propertyName, values: [...new Set([...(known?.values ?? []), ...values])] });
  };
  const sameTarget = (to: string, target: string) => to.startsWith("#/") && lookUp(document, to).pointer === target;

  walkDocument(document, {
    schema({ discriminator, oneOf = [], anyOf = [] }, pointer) {
      if (typeof discriminator?.propertyName !== "string") return;
      bases.set(pointer, discriminator);
      const listed = [...oneOf, ...anyOf].map(({ $ref }) => ($ref === undefined ? "" : lookUp(document, $ref).pointer));
      if (listed.length > 0) unions.set(pointer, new Set(listed));
      for (const { $ref } of [...oneOf, ...anyOf]) {
        const target = $ref === undefined ? undefined : lookUp(document, $ref).pointer;
        if (target !== undefined && isComponent(target)) add(target, discriminator);
      }
    },
  });
  if (bases.size === 0) return found;
  for (let before = -1; before !== bases.size; ) {
    before = bases.size;
    walkDocument(document, {
      schema({ allOf = [] }, pointer) {
        for (const { $ref } of isComponent(pointer) ? allOf : []) {
          const target = $ref === undefined ? "" : lookUp(document, $ref).pointer;
          const base = bases.get(target);
          // A member of a union is an alternative of its base, unless the base's own union omits it.
          if (!base || bases.has(pointer) || unions.get(target)?.has(pointer) === false) continue;
          bases.set(pointer, base);
          if (!found.has(pointer)) add(pointer, base);
        }
      },
    });
  }
  return found;
}
