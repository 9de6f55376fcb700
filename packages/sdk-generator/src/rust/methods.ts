import {
  type Document,
  type List,
  listsOf,
  mediaKind,
  type OperationPlace,
  operations,
  type Parameter,
  parametersOf,
  resolve,
} from "@assessment-api/codegen/internal";
import { type Kind, kindOf } from "./kinds.ts";
import { taken } from "./setters.ts";
import { docComment, literal, pascalCase } from "./text.ts";

interface Described {
  description?: string;
  summary?: string;
}

export interface Method {
  readonly place: OperationPlace;
  readonly id: string;
  readonly tag: string;
  readonly doc: string;
  readonly path: readonly Parameter[];
  readonly query: readonly Parameter[];
  readonly params: string | undefined;
  readonly body: Body | undefined;
  readonly returns: Kind | undefined;
  readonly accept: string;
  readonly success: number;
  readonly list: List | undefined;
}

interface Body {
  readonly mediaType: string;
  readonly type: string;
  readonly content: string;
}

function bodyOf(document: Document, { requestBody }: OperationPlace["operation"]): Body | undefined {
  const [first] = Object.entries(requestBody ? resolve(document, requestBody).content : {});
  if (first === undefined) return undefined;
  const [mediaType, media] = first;
  const type = literal(mediaType);
  const way = mediaKind(document, mediaType, media);
  if (way === "binary") return { mediaType, type: "impl Into<Bytes>", content: `Content::bytes(${type}, body.into())` };
  if (way !== "json")
    return { mediaType, type: "impl Into<String>", content: `Content::bytes(${type}, Bytes::from(body.into()))` };
  const kind = kindOf(document, media.schema ?? {});
  const json = (value: string) => `Content::json::<${kind.kind}>(${type}, ${value})`;
  if (kind.form === "model") return { mediaType, type: `impl Borrow<${kind.value}>`, content: json("body.borrow()") };
  const { type: given, expression } = taken(kind);
  return { mediaType, type: given, content: json(`&${expression.replace(/^value/, "body")}`) };
}

function responseOf(document: Document, { responses = {} }: OperationPlace["operation"]) {
  const [status, success] = Object.entries(responses).find(([one]) => one.startsWith("2")) ?? [];
  const [first] = Object.entries((success && resolve(document, success).content) ?? {});
  if (first?.[1].schema)
    return { returns: kindOf(document, first[1].schema), accept: first[0], success: Number(status) };
  const errors = Object.entries(responses).filter(([one]) => /^[45]/.test(one));
  const types = errors.flatMap(([, response]) => Object.keys(resolve(document, response).content ?? {}));
  return { returns: undefined, accept: types[0] ?? "application/json", success: Number(status) };
}

export function methodsOf(document: Document): Method[] {
  const lists = listsOf(document);
  return [...operations(document)].map((place) => {
    const { operation, path, item, itemPointer, pointer } = place;
    const parameters = parametersOf(document, item, operation, itemPointer, pointer).map(({ parameter }) => parameter);
    const unknown = parameters.find((one) => one.in !== "path" && one.in !== "query");
    const id = operation.operationId ?? "";
    if (unknown) throw new Error(`${id} has a parameter in ${unknown.in}, which the SDK for Rust does not have`);
    const query = parameters.filter((one) => one.in === "query");
    const required = query.find((one) => one.required);
    if (required)
      throw new Error(`${id} needs the query parameter ${required.name}, which the SDK for Rust does not have`);
    const { summary, description } = operation as Described;
    const tag = (operation as { tags?: string[] }).tags?.[0] ?? "Default";
    return {
      place,
      id,
      tag,
      doc: docComment([summary, description].filter(Boolean).join("\n\n"), id),
      path: parameters.filter((one) => one.in === "path"),
      query,
      params: query.length > 0 ? `${pascalCase(id)}Params` : undefined,
      body: bodyOf(document, operation),
      ...responseOf(document, operation),
      list:
        place.method === "GET"
          ? lists.find((list) => list.path === path && list.spec.parameter !== undefined)
          : undefined,
    };
  });
}
