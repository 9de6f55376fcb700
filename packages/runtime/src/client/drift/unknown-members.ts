import { pointerToken } from "../../pointer.ts";
import type { MembersTable } from "../contract.ts";

const mostUnknown = 100;

export function findUnknownMembers(nodes: MembersTable["nodes"], root: number, body: unknown) {
  const found: { pointer: string; value: unknown }[] = [];
  const visit = (value: unknown, index: number, pointer: string) => {
    if (!index || typeof value !== "object" || value === null) return;
    const { names, items, values } = nodes[index] ?? {};
    if (Array.isArray(value)) {
      if (items) for (const [at, item] of value.entries()) visit(item, items, `${pointer}/${at}`);
      return;
    }
    for (const [name, member] of Object.entries(value)) {
      if (found.length === mostUnknown) return;
      const at = `${pointer}/${pointerToken(name)}`;
      if (names && Object.hasOwn(names, name)) visit(member, names[name] ?? 0, at);
      else if (values !== undefined) visit(member, values, at);
      else if (names) found.push({ pointer: at, value: member });
    }
  };
  visit(body, root, "");
  return found;
}
