import {
  type ApiDocument,
  buildCall,
  type Call,
  loadVersion,
  type Operation,
  type Parameter,
  readDocument,
  requestVariants,
  versionNames,
} from "@assessment-api/contract-tests";
import control from "@assessment-api/control/openapi.json" with { type: "json" };
import { zipFile } from "../zip-file.ts";
import { identifiers, type Kind, ownWords, parameters, plainParameters, references } from "./identifiers.ts";

export interface Trial {
  readonly where: string;
  readonly in: "path" | "query" | "body";
  /** Builds a call in which one reference has the mark `named` and all others have the mark `own`. */
  readonly call: (options: { readonly own: string; readonly named: string; readonly apiKey: string }) => Call;
}

export interface TriedOperation {
  readonly version: string;
  readonly operation: Operation;
  readonly trials: readonly Trial[];
}

const componentOf = ({ pointer }: Parameter): string => pointer.split("/").at(-1) ?? "";

const kindOf = (parameter: Parameter): Kind | undefined => parameters[componentOf(parameter)];

function withReferences(value: unknown, fill: Fill, where = ""): unknown {
  // One element is enough; two would be duplicates.
  if (Array.isArray(value) && typeof value[0] === "object") return [withReferences(value[0], fill, `${where}/0`)];
  if (typeof value !== "object" || value === null || Array.isArray(value)) return value;
  const members = Object.entries(value).map(([name, member]) => {
    const kind = references[name];
    const at = `${where}/${name}`;
    if (kind === undefined) return [name, withReferences(member, fill, at)];
    if (Array.isArray(member)) return [name, member.length > 0 ? [fill(kind, at)] : []];
    return [name, typeof member === "string" ? fill(kind, at) : member];
  });
  return Object.fromEntries(members);
}

const pathValues = (operation: Operation, mark: string): Record<string, unknown> =>
  Object.fromEntries(
    operation.parameters.flatMap((parameter) => {
      if (parameter.in !== "path") return [];
      const kind = kindOf(parameter);
      return [[parameter.name, kind === undefined ? `org_${mark}` : identifiers(mark)[kind]]];
    }),
  );

type Fill = (kind: Kind, where: string) => string;

const packages: Readonly<Record<string, (fill: Fill) => string | Uint8Array>> = {
  importTasks: (fill) =>
    [
      ...["tasks:", `- taskId: ${fill("essay", "/taskId")}`, "  type: ESSAY", "  title: Another", "  question: Why?"],
      ...["  difficulty: EASY", "  points: 1", "  duration: PT1M", ""],
    ].join("\n"),
  uploadTask: () => zipFile([{ name: "main.go", content: "package main" }]),
  uploadTaskPackage: (fill) =>
    zipFile([
      { name: "task.yaml", content: `taskId: ${fill("task", "/taskId")}\n` },
      { name: "main.go", content: "package main" },
    ]),
};

const filledWith =
  (mark: string): Fill =>
  (kind) =>
    identifiers(mark)[kind];

function bodiesOf(operation: Operation): ((fill: Fill) => { mediaType: string; value: unknown })[] {
  const packed = packages[operation.id];
  return requestVariants(operation).map(({ mediaType, value }) => (fill) => ({
    mediaType,
    value: packed === undefined ? withReferences(value, fill) : packed(fill),
  }));
}

export function ownCalls({ operation }: TriedOperation): ((mark: string, apiKey: string) => Call)[] {
  const bodies = bodiesOf(operation);
  return (bodies.length === 0 ? [() => undefined] : bodies).map(
    (bodyOf) => (mark, apiKey) =>
      buildCall(operation, { apiKey, values: pathValues(operation, mark), body: bodyOf(filledWith(mark)) }),
  );
}

const trialsOf = (operation: Operation): Trial[] => [
  ...operation.parameters.flatMap((parameter) => trialsOfParameter(operation, parameter)),
  ...bodiesOf(operation).flatMap((bodyOf, index) => trialsOfBody(operation, bodyOf, index)),
];

function trialsOfParameter(operation: Operation, parameter: Parameter): Trial[] {
  const kind = kindOf(parameter);
  if (kind === undefined || (parameter.in !== "path" && parameter.in !== "query")) return [];
  const isList = (parameter.schema?.value as { type?: unknown } | undefined)?.type === "array";
  return [
    {
      where: `${parameter.in} ${parameter.name}`,
      in: parameter.in,
      call({ own, named, apiKey }) {
        const id = identifiers(named)[kind];
        const values = { ...pathValues(operation, own), [parameter.name]: isList ? [id] : id };
        return buildCall(operation, { apiKey, values, body: bodiesOf(operation)[0]?.(filledWith(own)) });
      },
    },
  ];
}

function trialsOfBody(operation: Operation, bodyOf: ReturnType<typeof bodiesOf>[number], index: number): Trial[] {
  const places: string[] = [];
  bodyOf((_kind, where) => {
    places.push(where);
    return "";
  });
  return places.map((place) => ({
    where: `body ${index} ${place}`,
    in: "body",
    call({ own, named, apiKey }) {
      const body = bodyOf((kind, where) => identifiers(where === place ? named : own)[kind]);
      return buildCall(operation, { apiKey, values: pathValues(operation, own), body });
    },
  }));
}

const belongsToOrganization = ({ path, parameters }: Operation): boolean =>
  path.startsWith("/organizations/{id}/") && parameters.some((one) => kindOf(one) !== undefined);

/** All operations of V1 to V3, plus control API operations with references below an organization. */
export async function triedOperations(): Promise<TriedOperation[]> {
  const documents: ApiDocument[] = await Promise.all(versionNames.map(loadVersion));
  const versions = documents.flatMap(({ name, operations }) =>
    operations.map((operation) => ({ version: name, operation })),
  );
  const { operations } = readDocument(control as never, "control");
  const below = operations.filter(belongsToOrganization).map((operation) => ({ version: "control", operation }));
  return [...versions, ...below].map((one) => ({ ...one, trials: trialsOf(one.operation) }));
}

export function unlisted({ operation }: TriedOperation): string[] {
  const names = operation.parameters.map(componentOf).filter((name) => name !== "OrganizationIdPath");
  const known = (name: string) => parameters[name] !== undefined || plainParameters.includes(name);
  return [...names.filter((name) => !known(name)), ...fieldsOf(operation).filter((field) => !isListed(field))];
}

const isListed = (field: string): boolean =>
  !/Ids?$/.test(field) || references[field] !== undefined || ownWords.includes(field);

function fieldsOf(operation: Operation): string[] {
  const names = (value: unknown): string[] => {
    if (typeof value !== "object" || value === null) return [];
    const nested = Object.values(value).flatMap(names);
    return Array.isArray(value) ? nested : [...Object.keys(value), ...nested];
  };
  return [...new Set(requestVariants(operation).flatMap(({ value }) => names(value)))];
}
