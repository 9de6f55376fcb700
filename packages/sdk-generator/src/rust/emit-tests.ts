import { type Document, load, type Schema } from "@assessment-api/codegen/internal";
import { componentForm } from "./kinds.ts";
import { type Method, methodsOf } from "./methods.ts";
import { identifier, literal, pascalCase, snakeCase } from "./text.ts";

const banner = "// Generated; `pnpm dev sdks generate rust` writes it.\n";

function callOf({ id, tag, path, params, body, place, success }: Method, version: string): string {
  const example = `example(${literal(version)}, ${literal(place.path)}, ${literal(place.method.toLowerCase())})`;
  const bodies: Record<string, string> = {
    "impl Into<Bytes>": "EMPTY_ZIP.to_vec()",
    "impl Into<String>": `text(Some(&${example})).to_owned()`,
  };
  const model = /^impl (Borrow|Into)<(.*)>$/.exec(body?.type ?? "");
  const made =
    body === undefined
      ? []
      : [
          bodies[body.type] ??
            (model
              ? `${model[1] === "Into" ? "union" : "model"}::<${version}::${model[2]}>(&${example})`
              : `scalars(&${example})`),
        ];
  const given = [...path.map(() => '"some-id"'), ...made, ...(params ? ["Default::default()"] : [])];
  const target = place.path.replace(/\{[^}]+\}/g, "some-id");
  return `check!(${version}, ${literal(place.method)}, ${literal(target)}, ${success}, |client: ${version}::Client| client.${identifier(tag)}().${snakeCase(id)}(${given.join(", ")}));`;
}

/** Emits tests, by version, that call every operation and parse every model. */
export function emitTests(sources: Readonly<Record<string, unknown>>): Record<string, string> {
  const documents = Object.entries(sources).map(([version, source]): [string, Document] => [version, load(source)]);
  const tests = documents.map(([version, document]) => {
    const calls = methodsOf(document).map((method) => callOf(method, version));
    return `#[tokio::test]\nasync fn every_operation_of_${version}() {\n${calls.join("\n")}\nassert_eq!(operations_of(${literal(version)}), ${calls.length});\n}\n`;
  });
  const models = documents.flatMap(([version, document]) =>
    Object.entries(document.components?.schemas ?? {})
      .filter(([, schema]) => componentForm(document, schema as Schema) === "struct")
      .map(([name]) => `(${literal(version)}, ${literal(name)}) => read_as::<${version}::${pascalCase(name)}>(json),`),
  );
  return {
    "mod.rs": `${banner}pub mod models;\nmod operations;\nmod programs;\n`,
    "operations.rs": `${banner}\nuse assessment_api::{v1, v2, v3};\n\nuse crate::check;\nuse crate::operations::{EMPTY_ZIP, example, model, operations_of, scalars, union};\nuse crate::support::text;\n\n${tests.join("\n")}`,
    "models.rs": `${banner}\nuse assessment_api::{Json, Model, Problem, v1, v2, v3};\n
fn read_as<M: Model>(json: &Json) -> (Json, Vec<Problem>) {
let (found, problems) = assessment_api::model::read::<M>(json);
(found.map_or(Json::Null, |model| model.to_value()), problems)
}

/// Parses a value as a model. Returns the value and its problems; None for an unknown model.
pub fn read_model(version: &str, name: &str, json: &Json) -> Option<(Json, Vec<Problem>)> {
Some(match (version, name) {
${models.join("\n")}
_ => return None,
})
}
`,
  };
}
