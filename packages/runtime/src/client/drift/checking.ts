import type { RequestTable } from "../contract.ts";
import type { ConnectionOptions } from "../options.ts";
import type { Compare, createCheck } from "./check.ts";

/** Prepares the comparison of a response with the document; undefined if there is nothing to compare. */
export type Prepare = (method: string, path: string, response: Response) => Promise<Compare | undefined>;

/** Loads the comparison of responses with the document on first use. Undefined if the options do not ask for it. */
export function checking(table: RequestTable, options: ConnectionOptions): Prepare | undefined {
  const { responses = options.onDrift || "off" } = options;
  if (responses === "off") return undefined;
  let loaded: Promise<ReturnType<typeof createCheck>> | undefined;
  return async (method, path, response) => {
    /** A page may be older than the files on its server, a body too deep, a callback wrong. That must not lose the response. */
    const failed = (error: unknown) => {
      if (responses === "refuse") throw error;
      console.warn(`${method} ${path} is not compared with the document: ${error}`);
      return undefined;
    };
    try {
      loaded ??= import("./check.ts").then(({ createCheck }) => createCheck(table, options));
      const compare = await (await loaded)(method, path, response);
      return (
        compare &&
        ((body, pointer) => {
          try {
            compare(body, pointer);
          } catch (error) {
            failed(error);
          }
        })
      );
    } catch (error) {
      return failed(error);
    }
  };
}
