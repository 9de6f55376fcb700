import { pathToFileURL } from "node:url";
import { CouldNotRunError } from "./outcome.ts";

/** Something that no version of the API can do: what a candidate does with an assessment, or time that passes for a build. */
export interface SimulatedMove {
  move: "start" | "answer" | "submit" | "assess" | "build";
  /** The assessment, or for `build` the task. */
  id: string;
}

export type Simulate = (move: SimulatedMove) => Promise<void>;

/** Moves through the sandbox's control API, or by the function `simulate` of a module. */
export async function loadSimulation(where: string, token: string | undefined): Promise<Simulate> {
  if (/^https?:/.test(where)) return controlApi(where.replace(/\/+$/, ""), token);
  try {
    const { simulate } = (await import(pathToFileURL(where).href)) as { simulate?: Simulate };
    if (typeof simulate !== "function") throw new Error("it has no function simulate");
    return simulate;
  } catch (error) {
    throw new CouldNotRunError(`--simulate ${where}: ${(error as Error).message}`, { cause: error });
  }
}

function controlApi(baseUrl: string, token: string | undefined): Simulate {
  const key = token === undefined ? {} : { authorization: `Bearer ${token}` };
  const post = (path: string, body?: object) =>
    body
      ? fetch(baseUrl + path, {
          method: "POST",
          headers: { ...key, "content-type": "application/json" },
          body: JSON.stringify(body),
        })
      : fetch(baseUrl + path, { method: "POST", headers: key });
  return async ({ move, id }) => {
    const request =
      move === "build"
        ? post("/clock/advance", { duration: "PT1M" })
        : post(`/assessments/${encodeURIComponent(id)}/${move}`, move === "answer" ? { auto: "correct" } : undefined);
    const response = await request.catch((error: Error) => {
      throw new CouldNotRunError(`--simulate ${baseUrl}: ${error.message}`, { cause: error });
    });
    // A move that is not possible any more, such as an assessment that has begun by itself, is no reason to stop.
    if (!response.ok && response.status !== 409)
      throw new CouldNotRunError(`--simulate: ${response.url} responded with ${response.status}`);
    await response.arrayBuffer();
  };
}
