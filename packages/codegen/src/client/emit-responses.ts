import { camelCase, createNames, isName } from "../code/names.ts";
import { Code, literal } from "../code/text.ts";
import { bareMediaType, mediaKind } from "../document/media-types.ts";
import type { Document, MediaTypeObject, Response, Schema } from "../document/openapi.ts";
import { operations } from "../document/operations.ts";
import { locate, lookUp, referencePath, step } from "../document/references.ts";
import { sequenceKind } from "../document/sequences.ts";
import { type CompiledSchema, compileSchemas } from "../validators/compile.ts";
import { createSchemaSet, isTrivial } from "../validators/json-schema.ts";
import { collectMembers } from "./known-members.ts";

const folder = "responses";

/** Emits `responses.gen.ts` and a module per validator, loaded only for response checks. */
export function emitResponses(document: Document, runtime: string): Record<string, string> {
  const set = createSchemaSet(document);
  const ids = new Map<string, { wanted: string; schema: Schema }>();
  const table: Record<string, Record<string, Record<string, { id: string } | null>>> = {};
  for (const { method, path, pointer, operation } of operations(document)) {
    if (method === "HEAD") continue;
    const statuses: (typeof table)[string] = {};
    for (const [status, reference] of Object.entries(operation.responses ?? {})) {
      if (status.startsWith("x-")) continue;
      const response = locate<Response>(document, reference, step(pointer, "responses", status));
      const content = Object.entries(response.value.content ?? {}).map(([type, media]) => {
        const checked = checkedSchema(document, type, media);
        if (checked === undefined) return [bareMediaType(type), null] as const;
        const at = set.behind(step(response.pointer, "content", type, checked));
        const schema = lookUp(document, at).value as Schema;
        if (isTrivial(set.inline(schema, "response"))) return [bareMediaType(type), null] as const;
        const id = set.refer(at, "response");
        const [root, section, component, ...inner] = referencePath(at) ?? [];
        const isComponent = root === "components" && section === "schemas" && inner.length === 0;
        const wanted = isComponent ? (component ?? "") : `${operation.operationId ?? `${method} ${path}`} ${status}`;
        if (wanted < (ids.get(id)?.wanted ?? "\uffff")) ids.set(id, { wanted, schema });
        return [bareMediaType(type), { id }] as const;
      });
      statuses[status] = Object.fromEntries(content);
    }
    if (Object.keys(statuses).length > 0) table[`${method} ${path}`] = statuses;
  }

  // Skip schemas that do not compile; the server's stubs report them.
  const compiled = compileSchemas([...set.exact.values()], [...ids.keys()].sort(), {
    coerces: false,
    compact: true,
    skip: () => undefined,
  });
  const heads = [...ids].filter(([id]) => compiled.has(id)).sort(([a], [b]) => (a < b ? -1 : 1));
  const homes = homesOf(compiled, new Set(heads.map(([id]) => id)));
  const names = namesOf(new Set(homes.values()), ids);
  const nameOf = (id: string) => names.get(id) ?? "";
  const checks = heads.map(([id]) => [nameOf(id), new Code(`() => import("./${folder}/${nameOf(id)}.gen.ts")`)]);
  const { nodes, nodeOf } = collectMembers(document);
  const roots = Object.fromEntries(heads.map(([id, { schema }]) => [nameOf(id), nodeOf([schema])]));
  const shown = Object.fromEntries(
    Object.entries(table).map(([operation, statuses]) => [
      operation,
      Object.fromEntries(
        Object.entries(statuses).map(([status, content]) => [
          status,
          Object.fromEntries(
            Object.entries(content).map(([type, media]) => [type, (media && names.get(media.id)) ?? null]),
          ),
        ]),
      ),
    ]),
  );
  const members = new Code(`() => import("./${folder}/members.gen.ts")`);
  const types = (name: string) => `import type { ${name} } from ${JSON.stringify(`${runtime}/client`)};`;
  return {
    "responses.gen.ts": `${types("ResponseTable")}

/** Declared responses and their validators, for the options \`responses\`, \`onDrift\` and \`onUnknown\`. */
export const responses: ResponseTable = ${literal({ operations: shown, checks: Object.fromEntries(checks), members })};
`,
    [`${folder}/members.gen.ts`]: `${types("MembersTable")}

export const members: MembersTable = ${JSON.stringify({ roots, nodes })};
`,
    ...modules(compiled, homes, names, types("Validate")),
  };
}

function checkedSchema(document: Document, type: string, media: MediaTypeObject): "schema" | "itemSchema" | undefined {
  if (sequenceKind(type, media) !== undefined) return "itemSchema";
  return media.schema !== undefined && mediaKind(document, type, media) === "json" ? "schema" : undefined;
}

/** Assigns schemas to modules. A schema with a single caller belongs to that module. */
function homesOf(compiled: ReadonlyMap<string, CompiledSchema>, heads: ReadonlySet<string>): Map<string, string> {
  const homes = new Map([...compiled.keys()].map((id) => [id, id]));
  const callers = new Map<string, string[]>();
  for (const { id, calls } of compiled.values())
    for (const called of calls) callers.set(called, [...(callers.get(called) ?? []), id]);
  for (let changed = true; changed; ) {
    changed = false;
    for (const [id, home] of homes) {
      if (heads.has(home)) continue;
      const members = [...homes].filter(([, one]) => one === home).map(([one]) => one);
      const outer = new Set(members.flatMap((one) => (callers.get(one) ?? []).map((caller) => homes.get(caller))));
      outer.delete(home);
      const [only] = outer;
      if (id !== home || outer.size !== 1 || only === undefined) continue;
      for (const one of members) homes.set(one, only);
      changed = true;
    }
  }
  return homes;
}

/** Returns module names that are unique on case-insensitive file systems. */
function namesOf(ids: ReadonlySet<string>, wantedNames: ReadonlyMap<string, { wanted: string }>): Map<string, string> {
  const unique = createNames(["shared", "members"]);
  const wantedOf = (id: string) => {
    const name = wantedNames.get(id)?.wanted ?? id.split("~")[2] ?? id;
    return (isName(name) && /^[\w$]+$/.test(name) ? name : camelCase(name)).slice(0, 80);
  };
  return new Map(
    [...ids]
      .map((id) => [id, wantedOf(id)] as const)
      .sort(([a, one], [b, two]) => (one + a < two + b ? -1 : 1))
      .map(([id, wanted]) => {
        const lower = wanted.toLowerCase();
        return [id, wanted + unique(lower).slice(lower.length)];
      }),
  );
}

function modules(
  compiled: ReadonlyMap<string, CompiledSchema>,
  homes: ReadonlyMap<string, string>,
  names: ReadonlyMap<string, string>,
  types: string,
): Record<string, string> {
  const byHome = new Map<string, CompiledSchema[]>();
  for (const schema of compiled.values()) {
    const home = homes.get(schema.id) ?? schema.id;
    byHome.set(home, [...(byHome.get(home) ?? []), schema]);
  }
  const constantsOf = (schemas: readonly CompiledSchema[]) =>
    new Map(schemas.flatMap(({ constants }) => [...constants]));
  const uses = new Map<string, number>();
  for (const schemas of byHome.values())
    for (const name of constantsOf(schemas).keys()) uses.set(name, (uses.get(name) ?? 0) + 1);
  const isShared = (name: string) => /^(formats|func)\d+$/.test(name) && (uses.get(name) ?? 0) > 1;
  const shared = new Map<string, string>();
  const files = [...byHome].map(([home, schemas]): [string, string] => {
    const own: string[] = [];
    const imported: string[] = [];
    for (const [name, code] of constantsOf(schemas)) {
      if (isShared(name)) {
        shared.set(name, code);
        imported.push(name);
      } else own.push(`const ${name} = ${code};`);
    }
    const called = new Set(schemas.flatMap(({ calls }) => [...calls]));
    const imports = [...called].flatMap((id) => {
      const other = homes.get(id) ?? id;
      return other === home
        ? []
        : [`import { check as ${compiled.get(id)?.name} } from "./${names.get(other)}.gen.ts";`];
    });
    const head = schemas.find(({ id }) => id === home);
    return [
      `${folder}/${names.get(home)}.gen.ts`,
      [
        "// @ts-nocheck",
        types,
        ...(imported.length > 0 ? [`import { ${imported.sort().join(", ")} } from "./shared.gen.ts";`] : []),
        ...imports.sort(),
        ...own,
        ...schemas.map(({ code }) => code),
        `export const check: Validate = ${head?.name};`,
        "",
      ].join("\n"),
    ];
  });
  const constants = [...shared].sort(([a], [b]) => (a < b ? -1 : 1));
  return {
    ...Object.fromEntries(files.sort(([a], [b]) => (a < b ? -1 : 1))),
    ...(constants.length > 0 && {
      [`${folder}/shared.gen.ts`]: `// @ts-nocheck\n${constants.map(([name, code]) => `export const ${name}: any = ${code};\n`).join("")}`,
    }),
  };
}
