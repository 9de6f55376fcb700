import type { World } from "./world.ts";

/** Returns a message for users if the sandbox is unhealthy. */
export async function findProblem({ store }: World): Promise<string | undefined> {
  return (await store.problem())?.message;
}
