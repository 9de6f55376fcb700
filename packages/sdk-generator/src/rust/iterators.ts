import { type Document, merged, resolve, type Schema } from "@assessment-api/codegen/internal";
import { type Kind, kindOf } from "./kinds.ts";
import type { Method } from "./methods.ts";
import { identifier, literal, snakeCase } from "./text.ts";

function along(document: Document, schema: Schema, path: readonly string[]): { code: string; kind: Kind } {
  let code = "page";
  let at = schema;
  path.forEach((name) => {
    at = merged(document, at).properties?.[name] ?? {};
    code += `.${identifier(name)}()?`;
  });
  return { code, kind: kindOf(document, at) };
}

export function iteratorOf(document: Document, { id, params, list, returns, place }: Method): string {
  const { elements, parameter = "", next, totalPages, first = 0 } = list?.spec ?? { elements: [] };
  const response = resolve(document, place.operation.responses?.["200"] ?? {});
  const schema: Schema = Object.values(response.content ?? {})[0]?.schema ?? {};
  const found = along(document, schema, elements);
  const set = `params.clone().with_${snakeCase(parameter)}`;
  const total = totalPages && along(document, schema, totalPages);
  const [start, pick, following] = next
    ? [
        `None, Page::Cursor(params.${snakeCase(parameter)}.clone())`,
        `Page::Cursor(Some(cursor)) => ${set}(cursor.as_str()),`,
        `match ${along(document, schema, next).code} {
Some(cursor) if !cursor.is_empty() => Ok(Next::Cursor(cursor.to_owned())),
_ => Ok(Next::End),
}`,
      ]
    : [
        `Some(${first}), Page::Number(params.${snakeCase(parameter)}.unwrap_or(${first}))`,
        `Page::Number(number) => ${set}(*number),`,
        total?.kind.kind === "Whole"
          ? `Ok(Next::Pages(${total.code}))`
          : `pages::count(${total?.code}, ${literal(totalPages?.join(".") ?? "")})`,
      ];
  const name = snakeCase(id).replace(/^list/, "iterate");
  return `/// Iterates over the pages of \`${snakeCase(id)}\`, from the parameter \`${parameter}\` or the first one.
pub fn ${name}(&self, params: ${params}) -> Pages<${found.kind.inner?.value}> {
let group = self.clone();
let (first, start) = (${start});
let call = move |page: &Page| {
group.${snakeCase(id)}(match page {
${pick}
_ => params.clone(),
})
};
Pages::new(
first,
start,
call,
|page: &${returns?.value}| Ok(${found.code}.to_vec()),
|page: &${returns?.value}| ${next ? `{\n${following}\n}` : following},
)
}
`;
}
