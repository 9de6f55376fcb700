import type { Operation, PathItem } from "../../document/openapi.ts";
import {
  type FoundParameter,
  hasItemsWithoutComma,
  parametersOf,
  shapeOf,
  styleOf,
} from "../../document/parameters.ts";
import { step } from "../../document/references.ts";
import { defaultOf } from "../../validators/default-of.ts";
import { docsOf } from "./read-docs.ts";
import type { HeaderModel, ParameterModel, Step, TypeSource } from "./stub-model.ts";
import { type Source, steps } from "./type-places.ts";

export interface OperationPlace {
  itemPointer: string;
  pointer: string;
  types: Step[];
}

export function parameterModels(
  source: Source,
  item: PathItem,
  operation: Operation,
  { itemPointer, pointer, types }: OperationPlace,
): ParameterModel[] {
  const found = parametersOf(source.document, item, operation, itemPointer, pointer);
  return found.map((one) => parameterModel(source, one, found, types));
}

function parameterModel(
  { document, typeOf }: Source,
  { parameter, place, component }: FoundParameter,
  all: FoundParameter[],
  types: Step[],
): ParameterModel {
  const [media] = Object.entries(parameter.content ?? {});
  const schema = (media ? media[1].schema : parameter.schema) ?? {};
  const siblings = all.filter((other) => other.parameter.in === parameter.in);
  const allOptional = parameter.in !== "path" && siblings.every((other) => other.parameter.required !== true);
  const required = parameter.required === true;
  const path =
    component !== undefined && !media
      ? steps("components", "parameters", component)
      : [
          ...types,
          ...steps(
            "parameters",
            { name: parameter.in, optional: allOptional },
            { name: parameter.name, optional: !required },
          ),
        ];
  const { style, explode } = media ? styleOf({ in: parameter.in }) : styleOf(parameter);
  const found = media ? { shape: "primitive" as const } : shapeOf(document, schema, style);
  const properties = found.shape === "object" ? namesOf(found, parameter, { style, explode }, siblings) : undefined;
  const itemsWithoutComma = !media && hasItemsWithoutComma(document, schema, style, explode);
  const schemaPointer = media ? step(place, "content", media[0], "schema") : step(place, "schema");
  const fallback = required ? undefined : defaultOf(document, schema, schemaPointer)?.value;
  return {
    name: parameter.name,
    in: parameter.in,
    required,
    style,
    explode,
    shape: found.shape,
    ...(properties && { properties }),
    ...(itemsWithoutComma && { itemsWithoutComma }),
    json: media !== undefined,
    ...(parameter["x-whole-query"] && { whole: true as const }),
    ...(fallback !== undefined && { default: fallback }),
    type: typeOf(schema, path, "text"),
    schema: { pointer: schemaPointer },
    docs: docsOf(parameter),
    ...(component !== undefined && { component }),
  };
}

/** Returns the property names of an object; undefined if it accepts any name that is not another parameter. */
function namesOf(
  { properties, open }: { properties: string[]; open: boolean },
  parameter: FoundParameter["parameter"],
  { style, explode }: ReturnType<typeof styleOf>,
  siblings: FoundParameter[],
): string[] | undefined {
  if (style !== "form" || !explode) return properties;
  if (open) return undefined;
  const others = new Set(
    siblings
      .map((other) => other.parameter)
      .filter((other) => other !== parameter)
      .map(({ name }) => name),
  );
  return properties.filter((name) => !others.has(name));
}

export function messageHeaders(parameters: ParameterModel[], message: string): HeaderModel[] {
  return parameters
    .filter((parameter) => parameter.in === "header")
    .map(({ name, required, type, shape, json, docs, schema, component }) => {
      const isPlain = shape === "primitive" && !json;
      const text: TypeSource = isPlain ? type : { kind: "text" };
      return {
        name: name.toLowerCase(),
        required,
        type: text,
        ...(isPlain && {
          schema: {
            pointer: schema.pointer,
            use: "text" as const,
            name: `${component ?? `${message} ${name}`} header`,
          },
        }),
        ...(docs.description && { description: docs.description }),
      };
    });
}
