import type { Kind } from "./kinds.ts";

export function taken({ form, value, inner }: Kind): { type: string; expression: string } {
  if (form === "copy") return { type: value, expression: "value" };
  if (form === "model") return { type: value, expression: "value" };
  const into = (one: Kind | undefined) => `impl Into<${one?.value}>`;
  if (form === "list")
    return {
      type: `impl IntoIterator<Item = ${into(inner)}>`,
      expression: "value.into_iter().map(Into::into).collect()",
    };
  if (form === "map")
    return {
      type: `impl IntoIterator<Item = (impl Into<String>, ${into(inner)})>`,
      expression: "value.into_iter().map(|(name, one)| (name.into(), one.into())).collect()",
    };
  return { type: `impl Into<${value}>`, expression: "value.into()" };
}
