import { TypeImports } from "../code/imports.ts";
import { isName } from "../code/names.ts";
import { Code, indent, literal } from "../code/text.ts";
import type {
  BodyModel,
  HeaderModel,
  MediaModel,
  OperationModel,
  ParameterModel,
  ResponseModel,
  StubModel,
} from "./model/stub-model.ts";
import type { ValidatorPlan } from "./plan-validators.ts";

export function emitRoutes(model: StubModel, plan: ValidatorPlan, runtime: string): string {
  const validator = (name: string | undefined) => (name === undefined ? undefined : new Code(`validators.${name}`));

  const parameter = ({
    name,
    in: where,
    required,
    style,
    explode,
    shape,
    properties,
    itemsWithoutComma,
    json,
    file,
    contentTypes,
    whole,
  }: Omit<ParameterModel, "type" | "schema" | "docs">) => ({
    name,
    in: where,
    required,
    style,
    explode,
    shape,
    properties,
    itemsWithoutComma: itemsWithoutComma || undefined,
    json: json || undefined,
    file,
    contentTypes,
    whole,
  });
  const media = ({ kind, schema, fields, data }: MediaModel) => ({
    kind,
    data,
    validate: validator(plan.of(schema)),
    fields: fields?.map(parameter),
  });
  const content = (list: MediaModel[]) => Object.fromEntries(list.map((one) => [one.mediaType, media(one)]));
  const body = (model: BodyModel | undefined) => model && { required: model.required, content: content(model.content) };
  const header = ({ required, json, explode, schema }: HeaderModel) => ({
    required,
    json,
    explode,
    validate: validator(plan.of(schema)),
  });
  const headers = (list: HeaderModel[]) => Object.fromEntries(list.map((one) => [one.name, header(one)]));
  const response = (one: ResponseModel) => ({ headers: headers(one.headers), content: content(one.content) });

  const shared = <T extends { component?: string }>(all: T[], show: (one: T) => unknown) =>
    Object.fromEntries(
      [
        ...new Map(all.flatMap((one) => (one.component === undefined ? [] : [[one.component, show(one)] as const]))),
      ].sort(([a], [b]) => (a < b ? -1 : 1)),
    );
  const sharedParameters = shared(
    model.operations.flatMap(({ parameters }) => parameters),
    parameter,
  );
  const sharedResponses = shared(
    model.operations.flatMap(({ responses }) => responses),
    response,
  );
  const from = (table: string, name: string) =>
    new Code(isName(name) ? `${table}.${name}` : `${table}[${JSON.stringify(name)}]`);

  const route = (operation: OperationModel) =>
    literal({
      operationId: operation.operationId,
      method: operation.method,
      path: operation.path,
      parameters: operation.parameters.map((one) =>
        one.component === undefined ? parameter(one) : from("parameters", one.component),
      ),
      validateParameters: validator(plan.ofParameters(operation)),
      body: body(operation.body),
      responses: Object.fromEntries(
        operation.responses.map((one) => [
          one.status,
          one.component === undefined ? response(one) : from("responses", one.component),
        ]),
      ),
      security: operation.security,
    });
  const schemes = Object.fromEntries(
    [...model.schemes].map(([name, { docs: _, combined: __, ...scheme }]) => [name, scheme]),
  );
  const senders = Object.fromEntries(
    model.senders.map((sender) => [
      sender.name,
      {
        method: sender.method,
        expression: sender.expression,
        headers: headers(sender.headers),
        body: body(sender.body),
      },
    ]),
  );

  const imports = new TypeImports();
  const table = (name: string, type: string, entries: Record<string, unknown>) =>
    Object.keys(entries).length === 0
      ? []
      : [`const ${name} = ${literal(entries)} satisfies Record<string, ${imports.add(runtime, type)}>;\n`];
  const routes =
    model.operations.length === 0
      ? "[]"
      : `[\n${model.operations.map((one) => indent(`${route(one)},`, "    ")).join("\n")}\n  ]`;
  const parts = [
    ...table("parameters", "ParameterSpec", sharedParameters),
    ...table("responses", "ResponseSpec", sharedResponses),
    `/** Every operation of the document. */\nexport const routes: ${imports.add(runtime, "RouteTable")} = {\n  routes: ${routes},\n  securitySchemes: ${indent(literal(schemes)).trimStart()},\n};\n`,
    ...(model.senders.length > 0
      ? [
          `/** Messages that the service sends. */\nexport const senders: Record<keyof ${imports.add("./operations.gen.ts", "Messages")}, ${imports.add(runtime, "SenderSpec")}> = ${literal(senders)};\n`,
        ]
      : []),
  ].join("\n");
  return [
    ...imports.lines(),
    ...(plan.validators.length > 0 ? ['import * as validators from "./validators.gen.js";\n'] : []),
    "\n",
    parts,
  ].join("");
}
