import { existsSync, readFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import type TypeScript from "typescript";
import { isObject } from "../model/json.ts";
import { METHODS } from "../model/operations.ts";
import { type ApiUse, emptyUse, keyOf } from "./usage.ts";

export interface Origin {
  use: ApiUse;
  key: string;
  /** Operation that sends or receives it; undefined in a component. */
  operation?: string;
}

export interface GeneratedTypes {
  use: ApiUse;
  operations: Set<string>;
  /** All member names, to skip other accesses early. */
  names: Set<string>;
  originOf(node: TypeScript.Node): Origin | undefined;
  nameOf(node: TypeScript.Node): { use: ApiUse; key: string } | undefined;
  /** Optional members of an operation: `query/count`, `body`. */
  optionalOf(operation: string): string[];
  typeOf(operation: string): TypeScript.Node | undefined;
}

/** Parses a file that declares the interface `paths` in the shape of openapi-typescript. */
export function readGenerated(ts: typeof TypeScript, file: TypeScript.SourceFile): GeneratedTypes | undefined {
  const declared = file.statements.filter(ts.isInterfaceDeclaration);
  const paths = declared.find(({ name }) => name.text === "paths");
  if (!paths) return undefined;
  const use = emptyUse(packageOf(file.fileName));
  const nameOf = (node: TypeScript.Node): string => {
    const { name } = node as { name?: TypeScript.Node & { text?: string } };
    return name?.text ?? "";
  };
  const byId = new Map<string, string>();
  const operations = new Set<string>();
  const bodies = new Map<string, TypeScript.Node>();
  const noteItems = (
    holder: TypeScript.InterfaceDeclaration | undefined,
    name: (item: string, method: string) => string,
  ) => {
    for (const item of holder?.members ?? []) {
      const { type } = item as TypeScript.PropertySignature;
      if (!type || !ts.isTypeLiteralNode(type)) continue;
      for (const member of type.members) {
        const method = nameOf(member);
        const of = (member as TypeScript.PropertySignature).type;
        if (!METHODS.includes(method.toLowerCase()) || !of || of.kind === ts.SyntaxKind.NeverKeyword) continue;
        operations.add(name(nameOf(item), method));
        if (ts.isTypeLiteralNode(of)) bodies.set(name(nameOf(item), method), of);
        if (
          ts.isIndexedAccessTypeNode(of) &&
          ts.isLiteralTypeNode(of.indexType) &&
          ts.isStringLiteral(of.indexType.literal)
        )
          byId.set(of.indexType.literal.text, name(nameOf(item), method));
      }
    }
  };
  noteItems(paths, (path, method) => `${method.toUpperCase()} ${path}`);
  noteItems(
    declared.find(({ name }) => name.text === "webhooks"),
    (name) => `webhook ${name}`,
  );
  for (const member of declared.find(({ name }) => name.text === "operations")?.members ?? []) {
    const name = byId.get(nameOf(member));
    const { type } = member as TypeScript.PropertySignature;
    if (name && type) bodies.set(name, type);
  }

  /** Components with a declaration: `schemas: { Team: Team }`. */
  const byName = new Map<string, string>();
  const [schemas] = (declared.find(({ name }) => name.text === "components")?.members ?? []).filter(
    (one) => nameOf(one) === "schemas",
  );
  const { type: listed } = (schemas ?? {}) as TypeScript.PropertySignature;
  for (const member of listed && ts.isTypeLiteralNode(listed) ? listed.members : []) {
    const { type } = member as TypeScript.PropertySignature;
    if (type && ts.isTypeReferenceNode(type)) byName.set(type.typeName.getText(file), nameOf(member));
  }

  const pathOf = (node: TypeScript.Node): string[] => {
    const path: string[] = [];
    for (let at: TypeScript.Node = node; at !== file; at = at.parent)
      if (ts.isPropertySignature(at) || ts.isInterfaceDeclaration(at) || ts.isTypeAliasDeclaration(at))
        path.unshift(nameOf(at));
    return path;
  };
  const partOf = (operation: string, [part, name = "", ...rest]: string[]): Origin | undefined => {
    if (part === "parameters") return name ? { use, operation, key: keyOf(`${operation} ${name}`, rest) } : undefined;
    if (part === "requestBody")
      return rest.length > 0 ? { use, operation, key: keyOf(`${operation} body`, rest.slice(1)) } : undefined;
    if (part === "responses" && rest[0] === "content" && rest.length > 1)
      return { use, operation, key: keyOf(`${operation} ${name}`, rest.slice(2)) };
    return undefined;
  };
  const cache = new Map<TypeScript.Node, Origin | undefined>();
  const find = (node: TypeScript.Node): Origin | undefined => {
    const [area = "", first = "", second = "", ...rest] = pathOf(node);
    if (area === "components") {
      if (first === "schemas") return second ? { use, key: keyOf(second, rest) } : undefined;
      if (first === "responses" || first === "requestBodies")
        return rest[0] === "content" && rest.length > 1
          ? { use, key: keyOf(`${first}:${second}`, rest.slice(2)) }
          : undefined;
      return second ? { use, key: keyOf(`${first}:${second}`, rest) } : undefined;
    }
    if (area === "operations") {
      const operation = byId.get(first);
      return operation ? partOf(operation, [second, ...rest]) : undefined;
    }
    if (area === "paths") return partOf(`${second.toUpperCase()} ${first}`, rest);
    if (area === "webhooks") return partOf(`webhook ${first}`, rest);
    const component = byName.get(area);
    return component === undefined
      ? undefined
      : { use, key: keyOf(component, [first, second, ...rest].filter(Boolean)) };
  };
  return {
    use,
    operations,
    names: new Set([...file.text.matchAll(/^\s+(?:readonly )?"?([^\s"?:]+)"?\??:/gm)].map(([, name = ""]) => name)),
    originOf(node) {
      if (!cache.has(node)) cache.set(node, find(node));
      return cache.get(node);
    },
    nameOf(node) {
      const [area, first = "", second = "", ...rest] = pathOf(node);
      if (area === "components" && second && rest.length === 0)
        return { use, key: first === "schemas" ? second : `${first}:${second}` };
      const component = first === "" && area !== undefined ? byName.get(area) : undefined;
      if (component !== undefined) return { use, key: component };
      const operation = area === "operations" && second === "" ? byId.get(first) : undefined;
      return operation ? { use, key: operation } : undefined;
    },
    typeOf: (operation) => bodies.get(operation),
    optionalOf(operation) {
      const body = bodies.get(operation);
      if (!body || !ts.isTypeLiteralNode(body)) return [];
      return body.members.flatMap((member) => {
        const { type, questionToken } = member as TypeScript.PropertySignature;
        if (nameOf(member) === "requestBody")
          return questionToken && type?.kind !== ts.SyntaxKind.NeverKeyword ? ["body"] : [];
        if (nameOf(member) !== "parameters" || !type || !ts.isTypeLiteralNode(type)) return [];
        return type.members.flatMap((group) => {
          const { type: members } = group as TypeScript.PropertySignature;
          if (!members || !ts.isTypeLiteralNode(members)) return [];
          return members.members
            .filter((one) => (one as TypeScript.PropertySignature).questionToken)
            .map((one) => `${nameOf(group)}/${nameOf(one)}`);
        });
      });
    },
  };
}

/** @returns without a package, the path of the file */
function packageOf(fileName: string): string {
  for (let folder = dirname(fileName); folder !== dirname(folder); folder = dirname(folder)) {
    const path = join(folder, "package.json");
    if (!existsSync(path)) continue;
    const value: unknown = JSON.parse(readFileSync(path, "utf8"));
    if (isObject(value) && typeof value.name === "string") return value.name;
  }
  return basename(fileName);
}
