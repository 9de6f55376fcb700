import { Code, literal } from "../code/text.ts";
import type { Document } from "../document/openapi.ts";
import { requestTable } from "./request-table.ts";

export function emitRequests(document: Document, runtime: string): string {
  const used = new Set<string>();
  const table = requestTable(document, (name) => {
    used.add(name);
    return new Code(name);
  });
  const lazy = new Code(`() => import("./lazy.gen.ts")`);
  const names = [...used].sort();
  const imports = names.length > 0 ? `{ type RequestTable, ${names.join(", ")} }` : "type { RequestTable }";
  return `import ${imports} from ${JSON.stringify(`${runtime}/client`)};

export const requests: RequestTable = ${literal({ ...table, lazy })};
`;
}
