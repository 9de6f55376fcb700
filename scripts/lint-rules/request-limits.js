/** Returns the keyword that limits the size of a value and is missing; undefined if the size is limited. */
function missingLimit(schema) {
  const types = [schema.type].flat();
  // A text body, such as YAML, has a size in bytes, which no keyword limits.
  const isFreeText = types.includes("string") && !schema.enum && !schema.const && !schema.contentMediaType;
  if (isFreeText && schema.maxLength === undefined) return "maxLength";
  if (types.includes("array") && schema.maxItems === undefined) return "maxItems";
  if (typeof schema.additionalProperties === "object" && schema.maxProperties === undefined) return "maxProperties";
  return undefined;
}

/** Yields the schemas directly inside a schema, with their paths. */
function* innerSchemas({ allOf = [], anyOf = [], oneOf = [], properties = {}, ...schema }) {
  for (const [keyword, list] of Object.entries({ allOf, anyOf, oneOf }))
    for (const [index, inner] of list.entries()) yield [[keyword, index], inner];
  for (const [name, inner] of Object.entries(properties)) yield [["properties", name], inner];
  for (const keyword of ["items", "additionalProperties", "contentSchema"])
    if (typeof schema[keyword] === "object") yield [[keyword], schema[keyword]];
}

/** Requires an upper limit for every text, list and object with free keys in a request. The service sends webhooks, so they are exempt. */
export function requestLimits() {
  const seen = new Set();

  function check(schema, location, { resolve, report }) {
    if (schema.$ref !== undefined) {
      const target = resolve(schema, location.source.absoluteRef);
      if (target.node !== undefined) check(target.node, target.location, { resolve, report });
      return;
    }
    if (seen.has(location.absolutePointer)) return;
    seen.add(location.absolutePointer);
    const missing = missingLimit(schema);
    if (missing !== undefined)
      report({ message: `This part of a request has no ${missing}.`, location: location.key() });
    for (const [path, inner] of innerSchemas(schema)) check(inner, location.child(path), { resolve, report });
  }

  // A nested visitor visits only the outermost schema, so `check` visits the inner ones.
  const Schema = { enter: (schema, context) => check(schema, context.location, context) };
  return { Paths: { Parameter: { Schema }, RequestBody: { Schema } } };
}
