import { type Located, type Operation, type Parameter, resolve } from "../../document/document.ts";
import { isObject, objectAt } from "../../document/json.ts";
import { conjuncts } from "../../document/mutations.ts";
import { child } from "../../document/pointer.ts";
import type { Session } from "../../session/session.ts";
import { shownSchema } from "../stored/sent-members.ts";

/**
 * Returns the embedded resource with the member that a filter refers to, such as `status` of the candidate in an
 * invitation.
 */
export function embeddedFor(session: Session, operation: Operation, parameter: Parameter): string | undefined {
  const { document } = session;
  const element = shownSchema(session, operation);
  if (!element || !parameter.schema) return undefined;
  const wanted = schemaOfValue(session, parameter.schema).pointer;
  const inside = (schema: Located, name: string): Located[] =>
    conjuncts(document, schema).flatMap(({ pointer, value }) => {
      const properties = objectAt(value, "properties");
      return name in properties ? [{ pointer: child(pointer, "properties", name), value: properties[name] }] : [];
    });
  if (inside(element, parameter.name).length > 0) return undefined;
  const embedded = inside(element, "_embedded").flatMap((one) => conjuncts(document, one));
  const names = embedded.flatMap(({ value }) => Object.keys(objectAt(value, "properties")));
  return names.find((name) =>
    embedded
      .flatMap((one) => inside(one, name))
      .flatMap((one) => inside(one, parameter.name))
      .some((one) => conjuncts(document, one).some(({ pointer }) => pointer === wanted)),
  );
}

function schemaOfValue({ document: { root } }: Session, schema: Located): Located {
  const { pointer, value } = resolve(root, schema);
  return isObject(value) && isObject(value.items)
    ? resolve(root, { pointer: child(pointer, "items"), value: value.items })
    : { pointer, value };
}
