import { type Document, type Parameter, styleOf } from "@assessment-api/codegen/internal";
import { iteratorOf } from "./iterators.ts";
import { kindOf } from "./kinds.ts";
import { type Method, methodsOf } from "./methods.ts";
import { taken } from "./setters.ts";
import { docComment, identifier, literal, pascalCase, snakeCase } from "./text.ts";

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
  return `/// Parameters of \`${snakeCase(id)}\`; all are optional.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct ${params} {
${all.map(({ field }) => field).join("\n")}
}

impl ${params} {
/// Creates empty parameters.
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

/** Emits the client, a struct per operation group, and a struct per query. */
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
  return `/// A client of ${title}. Clones share connections.
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
/// Creates a client with the key and default options.
///
/// # Errors
///
/// [\`Error::InvalidArgument\`](crate::Error::InvalidArgument) for a key that no header can hold.
pub fn new(key: impl Into<String>) -> Result<Self, Error> {
Self::builder(key).build()
}

/// Creates a builder for a client with other options.
pub fn builder(key: impl Into<String>) -> ClientBuilder<Self> {
ClientBuilder::new(key.into())
}

${accessors.join("\n")}}

${groups.join("\n")}
${params.join("\n")}`;
}
