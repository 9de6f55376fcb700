import { TypeImports } from "../code/imports.ts";
import { camelCase, nameAll } from "../code/names.ts";
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

export const routeNames = ({ operations }: StubModel): Map<string, string> =>
  nameAll(
    operations.map(({ operationId }) => operationId),
    (operationId) => `${camelCase(operationId)}Route`,
  );

/** Emits one constant per route, so that bundlers drop unused ones. */
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

  const shared = <T extends { component?: string }>(all: T[], suffix: string, show: (one: T) => unknown) => {
    const values = new Map(
      all.flatMap((one) => (one.component === undefined ? [] : [[one.component, show(one)] as const])),
    );
    const names = nameAll(values.keys(), (name) => `${camelCase(name)}${suffix}`);
    const table = [...values].sort(([a], [b]) => (a < b ? -1 : 1));
    return { names, table: table.map(([name, value]) => [names.get(name) ?? "", value] as const) };
  };
  const parameters = shared(
    model.operations.flatMap(({ parameters }) => parameters),
    "Parameter",
    parameter,
  );
  const responses = shared(
    model.operations.flatMap(({ responses }) => responses),
    "Response",
    response,
  );
  const routeNamed = routeNames(model);
  const from = ({ names }: typeof parameters, name: string) => new Code(names.get(name) ?? "");

  const route = (operation: OperationModel) =>
    literal({
      operationId: operation.operationId,
      method: operation.method,
      path: operation.path,
      parameters: operation.parameters.map((one) =>
        one.component === undefined ? parameter(one) : from(parameters, one.component),
      ),
      validateParameters: validator(plan.ofParameters(operation)),
      body: body(operation.body),
      responses: Object.fromEntries(
        operation.responses.map((one) => [
          one.status,
          one.component === undefined ? response(one) : from(responses, one.component),
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
  const constants = (type: string, table: readonly (readonly [name: string, value: unknown])[]) =>
    table.map(([name, value]) => `const ${name}: ${imports.add(runtime, type)} = ${literal(value)};\n`);
  const routes = model.operations.map((one) => [routeNamed.get(one.operationId) ?? "", route(one)] as const);
  const parts = [
    ...constants("ParameterSpec", parameters.table),
    ...constants("ResponseSpec", responses.table),
    ...routes.map(([name, text]) => `export const ${name}: ${imports.add(runtime, "Route")} = ${text};\n`),
    `export const securitySchemes: ${imports.add(runtime, "RouteTable")}["securitySchemes"] = ${literal(schemes)};\n`,
    `/** Every operation of the document. */\nexport const routes: ${imports.add(runtime, "RouteTable")} = {\n  routes: ${indent(literal(routes.map(([name]) => new Code(name)))).trimStart()},\n  securitySchemes,\n};\n`,
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
