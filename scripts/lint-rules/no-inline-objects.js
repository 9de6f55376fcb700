const isObject = (schema) => [schema.type].flat().includes("object") || schema.properties !== undefined;

/**
 * Every object schema is a component: an inline one becomes `InlineObject3` in an SDK. Only an `allOf` member, which
 * extends a component, may stand inside it.
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
