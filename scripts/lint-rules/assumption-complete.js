/** Requires an id of its version (A-V1-007), used once, and a reason for every `x-assumption`. */
export function assumptionComplete() {
  const seen = new Map();
  return {
    any: {
      enter(node, { location, report }) {
        const assumption = node?.["x-assumption"];
        if (assumption === undefined) return;
        const at = location.child("x-assumption");
        const version =
          /[\\/]specs[\\/](v\d+|control)[\\/]/.exec(location.source.absoluteRef)?.[1]?.toUpperCase() ?? "V\\d+";
        const { id, reason } = assumption ?? {};
        if (typeof id !== "string" || !new RegExp(`^A-${version}-\\d{3}$`).test(id)) {
          report({
            message: `x-assumption needs an id like A-${version}-007; found ${JSON.stringify(id)}.`,
            location: at,
          });
          return;
        }
        if (typeof reason !== "string" || reason.trim().length < 20) {
          report({
            message: `Assumption ${id} needs a reason: what the source description leaves open and why we decided so.`,
            location: at,
          });
        }
        const first = seen.get(id);
        if (first && first !== at.absolutePointer) {
          report({ message: `Assumption id ${id} is used twice; the other use is ${first}.`, location: at });
        }
        seen.set(id, first ?? at.absolutePointer);
      },
    },
  };
}
