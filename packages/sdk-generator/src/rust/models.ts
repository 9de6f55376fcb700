import { type Document, merged, type Schema } from "@assessment-api/codegen/internal";
import { componentForm, componentName, type Kind, kindOf } from "./kinds.ts";
import { taken } from "./setters.ts";
import { docComment, identifier, literal, pascalCase, snakeCase } from "./text.ts";

interface Described extends Schema {
  description?: string;
}

interface Field {
  readonly name: string;
  readonly kind: Kind;
  readonly required: boolean;
  readonly constant: string | undefined;
  readonly doc: string;
}

function fieldsOf(document: Document, schema: Schema): Field[] {
  const { properties = {}, required = [] } = merged(document, schema);
  return Object.entries(properties).map(([name, property]) => {
    const { const: constant, description } = property as Described;
    return {
      name,
      kind: kindOf(document, property),
      required: required.includes(name),
      constant: typeof constant === "string" ? constant : undefined,
      doc: docComment(description, `The field \`${name}\`.`),
    };
  });
}

/** The field may be in a Result or Option. */
function handedOver({ form, value, inner }: Kind): { type: string; change?: string } {
  if (form === "text") return { type: "&str", change: ".map(String::as_str)" };
  if (form === "copy") return { type: value, change: ".copied()" };
  if (form === "list") return { type: `&[${inner?.value}]`, change: ".map(Vec::as_slice)" };
  return { type: `&${value}` };
}

function getter({ name, kind, required, doc }: Field): string {
  const { type, change } = handedOver(kind);
  const field = `self.${identifier(name)}`;
  const inner = change === undefined ? "" : `.map(|value| value${change})`;
  const [result, body] =
    required && !kind.nullable
      ? [type, `${field}.required(${literal(name)})${change ?? ""}`]
      : !required && kind.nullable
        ? [`Nullable<${type}>`, `${field}.nullable()${inner}`]
        : [`Option<${type}>`, `${field}.option()${inner}`];
  return `${doc}\npub fn ${identifier(name)}(&self) -> Result<${result}, UnfitField> {\n${body}\n}`;
}

function setter({ name, kind, doc }: Field): string {
  const { type, expression } = taken(kind);
  const [given, made] = kind.nullable
    ? [`impl Into<Nullable<${kind.value}>>`, "value.into().into()"]
    : [type, `Field::Value(${expression})`];
  return `${doc}\n#[must_use]\npub fn with_${snakeCase(name)}(mut self, value: ${given}) -> Self {\nself.${identifier(name)} = ${made};\nself\n}`;
}

const read = ({ name, kind, required, constant }: Field): string =>
  constant === undefined
    ? `reader.field::<${kind.kind}>(object, ${literal(name)}, ${required}, ${kind.nullable})`
    : `reader.constant(object, ${literal(name)}, ${literal(constant)})`;

const write = ({ name, kind, required, constant }: Field): string =>
  `writer.field::<${kind.kind}>(${literal(name)}, ${constant === undefined ? `&self.${identifier(name)}` : `&Field::Value(${literal(constant)}.to_owned())`}, ${required});`;

function structOf(document: Document, type: string, schema: Described, isSent: boolean): string {
  const fields = fieldsOf(document, schema);
  const each = (line: (field: Field) => string) => fields.map(line).join("\n");
  const make = `/// Creates an empty object for the \`with_…\` methods.\npub fn new() -> Self {\nSelf::default()\n}`;
  return `${docComment(schema.description, `The object \`${type}\` of the API.`)}
#[derive(Clone, Debug, Default, PartialEq)]
pub struct ${type} {
${each(({ name, kind }) => `${identifier(name)}: Field<${kind.value}>,`)}
}

impl ${type} {
${isSent ? `${make}\n\n` : ""}${each((field) => `${getter(field)}\n${isSent && field.constant === undefined ? `\n${setter(field)}\n` : ""}`)}}

impl Model for ${type} {
fn read(object: &BTreeMap<String, Json>, reader: &mut Reader) -> Self {
Self {
${each((field) => `${identifier(field.name)}: ${read(field)},`)}
}
}

fn unfit(problem: &Problem) -> Self {
Self {
${each(({ name }) => `${identifier(name)}: Field::Unfit(problem.clone()),`)}
}
}

fn write(&self, writer: &mut Writer) {
${each(write)}
}
}

serde_of_model!(${type});
`;
}

function enumOf(type: string, { description, enum: values = [] }: Described): string {
  const variants = values.map((value) => ({ variant: pascalCase(String(value)), text: String(value) }));
  if (variants.some(({ variant }) => variant === "Other")) throw new Error(`${type} has a value called Other`);
  return `${docComment(description, `The values of \`${type}\`.`)}
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum ${type} {
${variants.map(({ variant, text }) => `/// \`${text}\`\n${variant},`).join("\n")}
/// An unknown value of a later release.
Other(String),
}

open_enum!(${type} {
${variants.map(({ variant, text }) => `${variant} = ${literal(text)},`).join("\n")}
});
`;
}

function unionOf(type: string, { description, oneOf = [] }: Described): string {
  const members = oneOf.map((one) => pascalCase(componentName(one) ?? ""));
  return `${docComment(description, `One of several objects: \`${type}\`.`)}
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub enum ${type} {
${members.map((member) => `/// \`${member}\`\n${member}(Box<${member}>),`).join("\n")}
/// An unknown object of a later release.
Other(Json),
}

union_of_models!(${type} {
${members.map((member) => `${member},`).join("\n")}
});
`;
}

/** Emits the types of all components. Components in `sent` have constructors. */
export function emitModels(document: Document, sent: ReadonlySet<string>): string {
  const components = Object.entries(document.components?.schemas ?? {}).sort(([a], [b]) => a.localeCompare(b));
  const types = components.map(([name, schema]) => {
    const type = pascalCase(name);
    const form = componentForm(document, schema);
    if (form === "struct") return structOf(document, type, schema, sent.has(name));
    if (form === "enum") return enumOf(type, schema);
    if (form === "union") return unionOf(type, schema);
    const { value } = kindOf(document, schema);
    return `${docComment((schema as Described).description, `The values of \`${type}\`.`)}\npub type ${type} = ${value};\n`;
  });
  return types.join("\n");
}
