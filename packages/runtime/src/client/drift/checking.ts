import type { RequestTable } from "../contract.ts";
import type { ConnectionOptions } from "../options.ts";
import type { Compare, createCheck } from "./check.ts";

export type Prepare = (method: string, path: string, response: Response) => Promise<Compare | undefined>;

/** Loads the response checks on first use; undefined if the options do not ask for them. */
export function checking(table: RequestTable, options: ConnectionOptions): Prepare | undefined {
  const { responses = options.onDrift || "off" } = options;
  if (responses === "off") return undefined;
  let loaded: Promise<ReturnType<typeof createCheck>> | undefined;
  return async (method, path, response) => {
    /** Keeps the response if validators do not load, the body is too deep, or a callback throws. */
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
