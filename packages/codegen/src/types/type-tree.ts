export type Type =
  | { kind: "text"; text: string }
  | { kind: "union" | "intersection"; types: Type[] }
  | { kind: "array"; items: Type }
  | { kind: "tuple"; items: Type[]; rest?: Type }
  | { kind: "generic"; name: string; arguments: Type[] }
  | { kind: "object"; members: Member[] };

export interface Member {
  /** A name, or an index signature with brackets. */
  key: string | { index: string };
  optional?: boolean;
  type: Type;
  comment?: string[];
}

export const text = (code: string): Type => ({ kind: "text", text: code });
export const unknown = text("unknown");
export const never = text("never");
export const nullType = text("null");

export const object = (members: Member[]): Type => ({ kind: "object", members });
export const array = (items: Type): Type => ({ kind: "array", items });
export const generic = (name: string, ...parts: Type[]): Type => ({ kind: "generic", name, arguments: parts });

function flat(kind: "union" | "intersection", types: readonly Type[]): Type[] {
  const seen = new Set<string>();
  return types
    .flatMap((type) => (type.kind === kind ? type.types : [type]))
    .filter((type) => {
      if (type.kind !== "text") return true;
      if (seen.has(type.text)) return false;
      seen.add(type.text);
      return true;
    });
}

export function union(types: readonly Type[]): Type {
  const all = flat("union", types);
  if (all.includes(unknown)) return unknown;
  return all.length > 1 ? { kind: "union", types: all } : (all[0] ?? never);
}

export function intersection(types: readonly Type[]): Type {
  const all = flat("intersection", types).filter((type) => type !== unknown);
  return all.length > 1 ? { kind: "intersection", types: all } : (all[0] ?? unknown);
}

export function literal(value: unknown): Type {
  if (typeof value !== "object" || value === null) return text(JSON.stringify(value));
  if (Array.isArray(value)) return { kind: "tuple", items: value.map(literal) };
  return object(Object.entries(value).map(([key, inner]) => ({ key, type: literal(inner) })));
}

const primitive = /^(?:string|number|boolean|null|true|false|-?\d.*|".*")$/s;

export const isPrimitive = (type: Type): boolean =>
  type.kind === "union" ? type.types.every(isPrimitive) : type.kind === "text" && primitive.test(type.text);
