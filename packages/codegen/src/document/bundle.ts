import { readFileSync } from "node:fs";
import { basename, dirname, extname, resolve as resolvePath } from "node:path";
import { createNames } from "../code/names.ts";
import { isObject, type Node } from "./json.ts";
import { type Document, methods } from "./openapi.ts";
import { parseText } from "./parse-text.ts";
import { DocumentError, type Report } from "./problems.ts";
import { referencePath, step } from "./references.ts";
import { schemaKeywords } from "./walk.ts";

/** Decides how references are bundled: schemas get a name, everything else is copied. */
type Kind = "schema" | "other";

const isData = (key: string) => data.has(key) || key.startsWith("x-");
const data = new Set(
  "value dataValue serializedValue enum const example description summary info tags externalDocs".split(" "),
);

const sections = ["schemas", "responses", "parameters", "requestBodies", "headers", "examples"] as const;
type Section = (typeof sections)[number];

interface Place {
  file: string;
  path: string[];
}

const onlyReference = (node: unknown): string | undefined =>
  isObject(node) && typeof node.$ref === "string" && Object.keys(node).length === 1 ? node.$ref : undefined;

/** Returns the components section for a reference; undefined if its target is copied inline. */
function sectionOf(pointer: string): Section | undefined {
  const [around = "", last = ""] = pointer.split("/").slice(-2);
  if (last === "requestBody") return "requestBodies";
  return /^(responses|parameters|headers|examples)$/.test(around) ? (around as Section) : undefined;
}

const nameOf = (text: string) => text.replaceAll(/[^\w.-]/g, "_");

/** Returns the members of a node in Redocly's order, so that both bundle to the same text. */
function inOrder(node: Node, kind: Kind): [string, unknown][] {
  const entries = Object.entries(node);
  if (kind === "schema" || !entries.some(([key]) => ranks.has(key))) return entries;
  const rank = ([key]: [string, unknown]) => ranks.get(key) ?? 0;
  return entries.sort((a, b) => rank(a) - rank(b));
}

const ranks = new Map<string, number>([
  ["default", -1],
  ...methods.map((method, index) => [method, index + 1] as const),
]);

const isMap = (pointer: string) => maps.has(pointer.slice(pointer.lastIndexOf("/") + 1));
const maps = new Set("callbacks content examples headers links parameters requestBodies responses".split(" "));

export interface Bundling {
  files?: Readonly<Record<string, string>> | undefined;
  tell?: Report | undefined;
  read?: ((path: string) => void) | undefined;
}

/** Bundles external references in place: as components if possible, otherwise inline. */
export function bundle(
  document: Document,
  path: string,
  { files = {}, tell = () => {}, read = () => {} }: Bundling = {},
): void {
  const root = resolvePath(path);
  const texts = new Map<string, unknown>([[root, document]]);
  const paths = new Map<string, string>();
  const names = new Map<string, (wanted: string) => string>();
  const moved = new Map<string, string>();
  const components: Record<string, Record<string, unknown>> = {};
  /** Components to bundle on first use. */
  const pending = new Map<string, () => void>();

  const fileOf = (address: string, from: string): string => {
    if (address === "") return from;
    if (address === document.$self) return root;
    const known = Object.hasOwn(files, address) ? files[address] : undefined;
    if (known !== undefined) return resolvePath(known);
    // Cache, because files repeat the same few references.
    const id = `${from}\n${address}`;
    const resolved = paths.get(id) ?? resolvePath(dirname(from), decodeURI(address));
    paths.set(id, resolved);
    return resolved;
  };

  const find = ($ref: string, from: string, pointer: string) => {
    const [address = "", fragment = ""] = $ref.split("#", 2);
    const isForeign = /^[a-z][a-z\d+.-]*:/i.test(address) && address !== document.$self;
    if (isForeign && !Object.hasOwn(files, address))
      throw new DocumentError(
        pointer,
        `"${$ref}" is not read from the network; name a local file: --file ${address}=PATH`,
      );
    const file = fileOf(address, from);
    if (!texts.has(file)) {
      let text: string;
      read(file);
      try {
        text = readFileSync(file, "utf8");
      } catch {
        throw new DocumentError(pointer, `"${$ref}" cannot be read: no such file ${file}`);
      }
      texts.set(file, parseText(text, file));
    }
    const path = fragment === "" || fragment === "/" ? [] : referencePath(`#${fragment}`);
    const value = path?.reduce<unknown>(
      (node, one) => (isObject(node) || Array.isArray(node) ? (node as Node)[one] : undefined),
      texts.get(file),
    );
    if (path === undefined || value === undefined) throw new DocumentError(pointer, `"${$ref}" has no target`);
    return { file, path, value };
  };

  const target = ($ref: string, from: string, pointer: string) => {
    let found = find($ref, from, pointer);
    for (let hops = 0; found.file !== root && hops < 20; hops++) {
      const next = onlyReference(found.value);
      if (next === undefined) break;
      found = find(next, found.file, pointer);
    }
    return found;
  };

  const wantedName = ({ file, path }: Place) => nameOf(path.at(-1) ?? basename(file, extname(file)));

  const idOf = (section: string, { file, path }: Place) => `${section} ${file}#${path.join("/")}`;

  const addComponent = (section: Section, name: string, value: unknown, file: string) => {
    const kind = section === "schemas" ? "schema" : "other";
    const component = copy(value, file, kind, step("#/components", section, name), [value]);
    components[section] ??= {};
    components[section][name] = component;
  };

  const componentReference = (section: Section, $ref: string, from: string, pointer: string): string => {
    const found = target($ref, from, pointer);
    if (found.file === root) return step("#", ...found.path);
    const id = idOf(section, found);
    const fill = pending.get(id);
    pending.delete(id);
    fill?.();
    let known = moved.get(id);
    if (known === undefined) {
      if (!names.has(section)) names.set(section, createNames(Object.keys(document.components?.[section] ?? {})));
      const wanted = wantedName(found);
      known = names.get(section)?.(wanted) ?? "";
      if (known !== wanted) tell(pointer, `${section} has several ${wanted}; this one is named ${known}`);
      moved.set(id, known);
      addComponent(section, known, found.value, found.file);
    }
    return step("#/components", section, known);
  };

  const adopt = (section: Section, name: string, value: unknown, from: string, path: string[]) => {
    const $ref = onlyReference(value);
    const pointer = step("#/components", section, name);
    const found = $ref === undefined ? { file: from, path, value } : target($ref, from, pointer);
    const id = idOf(section, found);
    if (found.file === root || moved.has(id) || wantedName(found) !== name) return;
    moved.set(id, name);
    pending.set(id, () => addComponent(section, name, found.value, found.file));
  };

  function adoptComponents(): void {
    for (const section of sections) {
      const all: Record<string, unknown> = document.components?.[section] ?? {};
      for (const [name, value] of Object.entries(all)) adopt(section, name, value, root, []);
      if (typeof all.$ref !== "string") continue;
      const { $ref, ...own } = all;
      const { file, path, value } = target($ref, root, step("#/components", section));
      if (file === root || !isObject(value)) continue;
      const brought = Object.entries(value).filter(([name]) => !Object.hasOwn(own, name));
      // Aliases of another component stay references.
      const given = brought.map(([name]) => [name, { $ref: `${file}#${step("", ...path, name)}` }]);
      document.components = { ...document.components, [section]: { ...Object.fromEntries(given), ...own } };
      for (const [name, one] of brought) adopt(section, name, one, file, [...path, name]);
    }
  }

  /**
   * @param from file of the node
   * @param open ancestors of the node
   */
  function copy(node: unknown, from: string, kind: Kind, pointer: string, open: readonly unknown[]): unknown {
    if (Array.isArray(node)) return node.map((one, index) => copy(one, from, kind, step(pointer, index), open));
    if (!isObject(node)) return node;
    const { $ref } = node;
    if (typeof $ref === "string" && !($ref.startsWith("#") && from === root)) {
      const { $ref: _, ...siblings } = node;
      const section = kind === "schema" ? "schemas" : sectionOf(pointer);
      if (section)
        return {
          $ref: componentReference(section, $ref, from, pointer),
          ...inside(siblings, from, kind, pointer, open),
        };
      const { file, path, value } = find($ref, from, pointer);
      if (file === root) return { ...node, $ref: step("#", ...path) };
      if (open.includes(value)) throw new DocumentError(pointer, `"${$ref}" is circular`);
      const inner = copy(value, file, kind, pointer, [...open, value]);
      return isObject(inner) ? { ...inner, ...siblings } : inner;
    }
    return inside(node, from, kind, pointer, open);
  }

  function inside(node: Node, from: string, kind: Kind, pointer: string, open: readonly unknown[]): Node {
    const entries = inOrder(node, kind).map(([key, value]): [string, unknown] => {
      const place = step(pointer, key);
      if (kind === "schema") return [key, ofSchema(key, value, from, place)];
      if (isData(key) && !isMap(pointer)) return [key, value];
      if (key === "schema" || key === "itemSchema") return [key, copy(value, from, "schema", place, [])];
      if (key === "schemas" && pointer === "#/components") return [key, mapOf(value, from, place)];
      return [key, copy(value, from, "other", place, open)];
    });
    const copied = new Map(entries);
    return Object.fromEntries(Object.keys(node).map((key) => [key, copied.get(key)]));
  }

  function ofSchema(key: string, value: unknown, from: string, pointer: string): unknown {
    if (key === "discriminator" && isObject(value)) {
      const moved = (target: unknown, place: string) => {
        const isFile = typeof target === "string" && !target.startsWith("#") && /[./]/.test(target);
        const isForeign = typeof target === "string" && target.startsWith("#") && from !== root;
        return isFile || isForeign ? componentReference("schemas", target as string, from, place) : target;
      };
      const { mapping, defaultMapping } = value;
      const entries = Object.entries(isObject(mapping) ? mapping : {});
      const targets = entries.map(([one, target]) => [one, moved(target, step(pointer, "mapping", one))]);
      return {
        ...value,
        ...(isObject(mapping) && { mapping: Object.fromEntries(targets) }),
        ...(defaultMapping !== undefined && { defaultMapping: moved(defaultMapping, step(pointer, "defaultMapping")) }),
      };
    }
    if ((schemaKeywords.map as readonly string[]).includes(key)) return mapOf(value, from, pointer);
    const holds = [...schemaKeywords.one, ...schemaKeywords.list] as readonly string[];
    return holds.includes(key) ? copy(value, from, "schema", pointer, []) : value;
  }

  function mapOf(value: unknown, from: string, pointer: string): unknown {
    if (!isObject(value)) return value;
    return Object.fromEntries(
      Object.entries(value).map(([key, one]) => [key, copy(one, from, "schema", step(pointer, key), [])]),
    );
  }

  adoptComponents();
  Object.assign(document, inside(document as unknown as Node, root, "other", "#", []));
  for (const [section, added] of Object.entries(components))
    document.components = {
      ...document.components,
      [section]: { ...document.components?.[section as Section], ...added },
    };
}
