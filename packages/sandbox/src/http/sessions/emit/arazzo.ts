import { api as control } from "@assessment-api/control/server";
import { Scalar, stringify } from "yaml";
import { versions } from "../../versions.ts";
import { NotRepeatableError } from "../acts.ts";
import {
  filled,
  literalText,
  ORGANIZATION,
  ORIGIN,
  type Place,
  partsOf,
  type Session,
  type Step,
  type Text,
} from "../session.ts";
import { escaped, headOf } from "./program.ts";

type Givers = ReadonlyMap<string, string>;

const pointer = (place: Place): string =>
  place.map((step) => `/${String(step).replaceAll("~", "~0").replaceAll("/", "~1")}`).join("");

const expressionOf = (givers: Givers, origin: string) => (text: Text) => {
  // Runners evaluate `$`, which can read files, and Arazzo cannot escape it.
  if (partsOf(text).some((part) => "text" in part && part.text.includes("$")))
    throw new NotRepeatableError(
      `a request has a dollar sign (${`"${escaped(filled(text, (name) => name))}"`.slice(0, 60)}), which Arazzo takes as the start of an expression`,
      "Export the session for another target: vitest, playwright or pytest.",
    );
  const alone = /^\0(\w+)\0$/.exec(text)?.[1];
  if (alone !== undefined && alone !== ORIGIN) return literal(givers.get(alone) ?? alone);
  return literal(filled(text, (name) => (name === ORIGIN ? origin : `{${givers.get(name)}}`)));
};

/** Quotes texts that a YAML parser could read as number, date or boolean. */
function literal(text: string): Scalar {
  const scalar = new Scalar(text);
  scalar.type = Scalar.QUOTE_DOUBLE;
  return scalar;
}

function mapTexts(value: unknown, write: (text: string) => unknown): unknown {
  if (typeof value === "string") return write(value);
  if (Array.isArray(value)) return value.map((element) => mapTexts(element, write));
  if (typeof value !== "object" || value === null) return value;
  return new Map(Object.entries(value).map(([name, member]) => [write(literalText(name)), mapTexts(member, write)]));
}

const queryOf = (query: Text, write: (text: string) => unknown): object[] =>
  [...new URLSearchParams(query)].map(([name, value]) => ({ name, in: "query", value: write(value) }));

/** Arazzo needs plain path parameters and unique query parameters. */
function fits({ query, operation }: Step): boolean {
  // Runners encode paths differently.
  if (!Object.values(operation?.parameters ?? {}).every((text) => /^[\w.~-]+$/.test(filled(text, () => "x"))))
    return false;
  if (query === undefined) return true;
  const pairs = [...new URLSearchParams(query)];
  const plain = pairs.map(
    ([name, value]) => `${name}=${filled(encodeURIComponent(value).replaceAll("%00", "\0"), (one) => `\0${one}\0`)}`,
  );
  return new Set(pairs.map(([name]) => name)).size === pairs.length && plain.join("&") === query;
}

/** Runners parse quotes and operators differently. */
const isPlain = (value: string | number | boolean | null): boolean =>
  typeof value === "string"
    ? /^[\p{L}\d][\p{L}\d _.,:@-]*$/u.test(value)
    : !(typeof value === "number" && !Number.isFinite(value));

const literalOf = (value: string | number | boolean | null): string =>
  typeof value === "string" ? `'${value}'` : String(value);

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
      ...expects
        .filter(({ value }) => isPlain(value))
        .map(({ at, value }) => ({ condition: `$response.body#${pointer(at)} == ${literalOf(value)}` })),
    ],
    ...(saves.length > 0 && {
      outputs: Object.fromEntries(saves.map((saved) => [saved.name, `$response.body#${pointer(saved.at)}`])),
    }),
  };
}

/** @param origin serves the documents */
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
  const isStep = (step: Step) => step.operation !== undefined && fits(step);
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
      `${method} ${filled(path, (name) => name)} cannot be a step: no document has the operation, or runners encode its address in different ways.`,
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
      // The document's first server is the production service.
      "x-serverUrl": `${origin}${name === "control" ? control.basePath : versions[name].api.basePath}`,
    })),
    workflows: [{ workflowId: "session", steps: all.map((step) => stepOf(step, { givers, origin })) }],
  };
  // Only quoted scalars contain these characters.
  return stringify(document, { lineWidth: 0 }).replaceAll(/[\x7f-\x9f\p{Cf}\p{Zl}\p{Zp}\p{Co}\p{Cn}]/gu, escaped);
}
