const isObject = (schema) => [schema.type].flat().includes("object") || schema.properties !== undefined;

/**
 * Requires a component for every object schema, because an SDK names an inline one `InlineObject3`. A member of `allOf`, which
 * extends a component, may be inline.
 */
export function noInlineObjects() {
  return {
    Schema: {
      enter(schema, { location, report }) {
        const pointer = location.pointer;
        const isComponent = pointer === "#/" && /[\\/]components[\\/]schemas[\\/]/.test(location.source.absoluteRef);
        if (!isObject(schema) || isComponent || /^#\/allOf\/\d+$/.test(pointer)) return;
        report({
          message: "Inline object schema: move it to components/schemas and reference it.",
          location: location.key(),
        });
      },
    },
  };
}
