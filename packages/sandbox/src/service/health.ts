import type { World } from "./world.ts";

/** Why the sandbox does not work as it should, in words for users; undefined when it does. */
export async function findProblem({ store }: World): Promise<string | undefined> {
  return (await store.problem())?.message;
}
