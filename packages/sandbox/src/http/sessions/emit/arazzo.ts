import { api as control } from "@assessment-api/control/server";
import { stringify } from "yaml";
import { versions } from "../../versions.ts";
import { filled, ORGANIZATION, ORIGIN, type Place, type Session, type Step, type Text } from "../session.ts";
import { headOf } from "./text.ts";

/** Variables as runtime expressions, by the step that gave them. */
type Givers = ReadonlyMap<string, string>;

const pointer = (place: Place): string =>
  place.map((step) => `/${String(step).replaceAll("~", "~0").replaceAll("/", "~1")}`).join("");

const expressionOf = (givers: Givers, origin: string) => (text: Text) => {
  const alone = /^\0(\w+)\0$/.exec(text)?.[1];
  if (alone !== undefined && alone !== ORIGIN) return givers.get(alone) ?? alone;
  return filled(text, (name) => (name === ORIGIN ? origin : `{${givers.get(name)}}`));
};

function mapTexts(value: unknown, write: (text: string) => string): unknown {
  if (typeof value === "string") return write(value);
  if (Array.isArray(value)) return value.map((element) => mapTexts(element, write));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, member]) => [name, mapTexts(member, write)]));
}

const queryOf = (query: Text, write: (text: string) => string): object[] =>
  [...new URLSearchParams(query)].map(([name, value]) => ({ name, in: "query", value: write(value) }));

/** Whether a query has a parameter twice: a step names each once, and tools write a list in ways of their own. */
function repeats({ query = "" }: Step): boolean {
  const names = [...new URLSearchParams(query).keys()];
  return new Set(names).size < names.length;
}

const literalOf = (value: string | number | boolean | null): string =>
  typeof value === "string" ? `'${value.replaceAll("'", "''")}'` : String(value);

interface Context {
  readonly givers: Givers;
  readonly origin: string;
}

function stepOf(
  { name, api, operation, query, body, status, expects, saves }: Step,
  { givers, origin }: Context,
): object {
  const write = expressionOf(givers, origin);
  const parameters = [
    ...(api === "control"
      ? []
      : [{ name: versions[api].api.keyHeader, in: "header", value: "$steps.createWorld.outputs.apiKey" }]),
    ...Object.entries(operation?.parameters ?? {}).map(([parameter, text]) => ({
      name: parameter,
      in: "path",
      value: write(text),
    })),
    ...(query === undefined ? [] : queryOf(query, write)),
  ];
  const payload = body?.text === undefined ? mapTexts(body?.json, write) : write(body.text);
  return {
    stepId: name,
    operationId: `$sourceDescriptions.${api}.${operation?.id}`,
    ...(parameters.length > 0 && { parameters }),
    ...(body && { requestBody: { contentType: body.mediaType, payload } }),
    successCriteria: [
      { condition: `$statusCode == ${status}` },
      ...expects.map(({ at, value }) => ({ condition: `$response.body#${pointer(at)} == ${literalOf(value)}` })),
    ],
    ...(saves.length > 0 && {
      outputs: Object.fromEntries(saves.map((saved) => [saved.name, `$response.body#${pointer(saved.at)}`])),
    }),
  };
}

/** A workflow of Arazzo 1.0. @param origin of the sandbox that has the documents */
export function arazzo(session: Session, origin: string): string {
  const { title, world, steps } = session;
  const plain = { api: "control", method: "", path: "", expects: [], saves: [] } as const;
  const create: Step = {
    ...plain,
    name: "createWorld",
    operation: { id: "createOrganization", parameters: {} },
    body: { mediaType: "application/json", json: { name: "World", ...world, apiKey: {} } },
    status: 201,
    saves: [
      { name: ORGANIZATION, at: ["id"] },
      { name: "apiKey", at: ["apiKey", "key"] },
    ],
  };
  const remove: Step = {
    ...plain,
    name: "deleteWorld",
    operation: { id: "deleteOrganization", parameters: { id: `\0${ORGANIZATION}\0` } },
    status: 204,
  };
  const isStep = (step: Step) => step.operation !== undefined && !repeats(step);
  const inDocuments = steps.filter(isStep);
  const others = steps.filter((step) => !isStep(step));
  const all = [create, ...inDocuments, remove];
  const givers = new Map(
    all.flatMap(({ name, saves }) =>
      saves.map((saved) => [saved.name, `$steps.${name}.outputs.${saved.name}`] as const),
    ),
  );
  const notes = others.map(
    ({ method, path }) =>
      `${method} ${filled(path, (name) => name)} cannot be a step: no document has it, or it repeats a parameter.`,
  );
  const document = {
    arazzo: "1.0.1",
    info: {
      title,
      version: "1.0.0",
      description: headOf({ ...session, notes: [...session.notes, ...notes] }).join("\n"),
    },
    sourceDescriptions: [...new Set(all.map(({ api }) => api))].map((name) => ({
      name,
      url: `${origin}/${name}/openapi.json`,
      type: "openapi",
      // The first server of a document is the service; `redocly respect` asks the sandbox.
      "x-serverUrl": `${origin}${name === "control" ? control.basePath : versions[name].api.basePath}`,
    })),
    workflows: [{ workflowId: "session", steps: all.map((step) => stepOf(step, { givers, origin })) }],
  };
  return stringify(document, { lineWidth: 0 });
}
