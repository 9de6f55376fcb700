import type { Document } from "../document/openapi.ts";
import { requestTable } from "./request-table.ts";

/** `requests.gen.ts`: the request table as code. */
export function emitRequests(document: Document, runtime: string): string {
  const table = JSON.stringify(requestTable(document), null, 2);
  return `import type { RequestTable } from ${JSON.stringify(`${runtime}/client`)};\n\nexport const requests: RequestTable = ${table};\n`;
}
