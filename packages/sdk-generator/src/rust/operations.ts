import {
  type Document,
  type List,
  listsOf,
  mediaKind,
  merged,
  type OperationPlace,
  operations,
  type Parameter,
  parametersOf,
  resolve,
  type Schema,
  styleOf,
} from "@assessment-api/codegen/internal";
import { type Kind, kindOf } from "./kinds.ts";
import { taken } from "./setters.ts";
import { docComment, identifier, literal, pascalCase, snakeCase } from "./text.ts";

interface Described {
  description?: string;
  summary?: string;
}

/** An operation, with what each part of it is in Rust. */
export interface Method {
  readonly place: OperationPlace;
  readonly id: string;
  readonly tag: string;
  readonly doc: string;
  readonly path: readonly Parameter[];
  readonly query: readonly Parameter[];
  /** The struct of the query's parameters. */
  readonly params: string | undefined;
  readonly body: Body | undefined;
  readonly returns: Kind | undefined;
  readonly accept: string;
  /** The status of success. */
  readonly success: number;
  readonly list: List | undefined;
}

interface Body {
  readonly mediaType: string;
  /** Type of the parameter, and the expression of the request's content. */
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

/** The operations of a document, in its order. */
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

/** A parameter of a query, and how it is written there. */
function parameterOf(document: Document, parameter: Parameter) {
  const { name, schema = {}, description } = parameter;
  const kind = kindOf(document, schema);
  const way = kind.form !== "list" ? "one" : styleOf(parameter).explode ? "repeated" : "joined";
  const field = identifier(name);
  const value = kind.form === "list" ? `self.${field}.as_deref()` : `self.${field}.as_ref()`;
  const { type, expression } = taken(kind);
  return {
    field: `${field}: Option<${kind.value}>,`,
    setter: `${docComment(description, `The parameter \`${name}\`.`)}\n#[must_use]\npub fn with_${snakeCase(name)}(mut self, value: ${type}) -> Self {\nself.${field} = Some(${expression});\nself\n}\n`,
    write: `query.${way}(${literal(name)}, ${value});`,
  };
}

function paramsOf(document: Document, { params, query, id }: Method): string {
  const all = query.map((one) => parameterOf(document, one));
  return `/// Parameters of \`${snakeCase(id)}\`; none of them has to be set.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct ${params} {
${all.map(({ field }) => field).join("\n")}
}

impl ${params} {
/// No parameter.
pub fn new() -> Self {
Self::default()
}

${all.map(({ setter }) => setter).join("\n")}
fn to_query(&self) -> Query {
let mut query = Query::default();
${all.map(({ write }) => write).join("\n")}
query
}
}
`;
}

function functionOf({ id, doc, path, params, body, returns, accept, place }: Method): string {
  const given = [
    "&self",
    ...path.map(({ name }) => `${identifier(name)}: &str`),
    ...(body ? [`body: ${body.type}`] : []),
    ...(params ? [`params: ${params}`] : []),
  ];
  const values = path.map(({ name }) => `(${literal(name)}, ${identifier(name)})`);
  const operation = `Operation {
transport: &self.transport,
id: ${literal(id)},
method: ${literal(place.method)},
path: ${literal(place.path)},
accept: ${literal(accept)},
}`;
  const rest = `(&[${values.join(", ")}], ${params ? "&params.to_query()" : "&Query::default()"}, ${body?.content ?? "Content::none()"})`;
  const [returned, call] = returns ? [returns.value, `returning::<${returns.kind}>`] : ["()", "returning_nothing"];
  return `${doc}\npub fn ${snakeCase(id)}(${given.join(", ")}) -> Call<${returned}> {\n${operation}\n.${call}${rest}\n}\n`;
}

/** Getters along a path of a page, which ends with another expression. */
function along(document: Document, schema: Schema, path: readonly string[]): { code: string; kind: Kind } {
  let code = "page";
  let at = schema;
  path.forEach((name) => {
    at = merged(document, at).properties?.[name] ?? {};
    code += `.${identifier(name)}()?`;
  });
  return { code, kind: kindOf(document, at) };
}

function iteratorOf(document: Document, { id, params, list, returns, place }: Method): string {
  const { elements, parameter = "", next, totalPages, first = 0 } = list?.spec ?? { elements: [] };
  const response = resolve(document, place.operation.responses?.["200"] ?? {});
  const schema: Schema = Object.values(response.content ?? {})[0]?.schema ?? {};
  const found = along(document, schema, elements);
  const set = `params.clone().with_${snakeCase(parameter)}`;
  const total = totalPages && along(document, schema, totalPages);
  const [start, pick, following] = next
    ? [
        "Page::Cursor(None)",
        `Page::Cursor(Some(cursor)) => ${set}(cursor.as_str()),`,
        `match ${along(document, schema, next).code} {
Some(cursor) if !cursor.is_empty() => Ok(Next::Cursor(cursor.to_owned())),
_ => Ok(Next::End),
}`,
      ]
    : [
        `Page::Number(${first})`,
        `Page::Number(number) => ${set}(*number),`,
        total?.kind.kind === "Whole"
          ? `Ok(Next::Pages(${total.code}))`
          : `pages::count(${total?.code}, ${literal(totalPages?.join(".") ?? "")})`,
      ];
  const name = snakeCase(id).replace(/^list/, "iterate");
  return `/// Every element of all pages of \`${snakeCase(id)}\`. \`${parameter}\` of the parameters is not looked at.
pub fn ${name}(&self, params: ${params}) -> Pages<${found.kind.inner?.value}> {
let group = self.clone();
let call = move |page: &Page| {
group.${snakeCase(id)}(match page {
${pick}
_ => params.clone(),
})
};
Pages::new(
${start},
call,
|page: &${returns?.value}| Ok(${found.code}.to_vec()),
|page: &${returns?.value}| ${next ? `{\n${following}\n}` : following},
)
}
`;
}

/** The client of a document, a struct for each group of its operations, and one for each query. */
export function emitOperations(document: Document, title: string): string {
  const methods = methodsOf(document);
  const tags = [...new Set(methods.map(({ tag }) => tag))];
  const types = new Set(Object.keys(document.components?.schemas ?? {}).map(pascalCase));
  const clash = tags.map(pascalCase).find((tag) => types.has(tag));
  if (clash) throw new Error(`the group ${clash} has the name of a schema`);
  const about = (tag: string) =>
    (document as unknown as { tags?: { name: string; description?: string }[] }).tags?.find(({ name }) => name === tag)
      ?.description;
  const groups = tags.map((tag) => {
    const own = methods.filter((method) => method.tag === tag);
    const functions = own.flatMap((method) => [
      functionOf(method),
      ...(method.list ? [iteratorOf(document, method)] : []),
    ]);
    return `${docComment(about(tag), `Operations of the group ${tag}.`)}
#[derive(Clone)]
pub struct ${pascalCase(tag)} {
transport: Arc<Transport>,
}

impl fmt::Debug for ${pascalCase(tag)} {
fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
f.write_str(${literal(pascalCase(tag))})
}
}

impl ${pascalCase(tag)} {
${functions.join("\n")}}
`;
  });
  const params = methods.filter((method) => method.params).map((method) => paramsOf(document, method));
  const accessors = tags.map(
    (tag) =>
      `${docComment(about(tag), `Operations of the group ${tag}.`)}\npub fn ${snakeCase(tag)}(&self) -> ${pascalCase(tag)} {\n${pascalCase(tag)} { transport: self.transport.clone() }\n}\n`,
  );
  return `/// A client of ${title}. A clone shares its connections.
#[derive(Clone)]
pub struct Client {
transport: Arc<Transport>,
}

impl fmt::Debug for Client {
fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
f.write_str("Client")
}
}

impl Version for Client {
const KEY_HEADER: &'static str = KEY_HEADER;
const BASE_URL: &'static str = BASE_URL;

fn over(transport: Arc<Transport>) -> Self {
Self { transport }
}
}

impl Client {
/// A client with the key, and the usual options.
///
/// # Errors
///
/// [\`Error::InvalidArgument\`](crate::Error::InvalidArgument) for a key that no header can hold.
pub fn new(key: impl Into<String>) -> Result<Self, Error> {
Self::builder(key).build()
}

/// Makes a client with other options.
pub fn builder(key: impl Into<String>) -> ClientBuilder<Self> {
ClientBuilder::new(key.into())
}

${accessors.join("\n")}}

${groups.join("\n")}
${params.join("\n")}`;
}
