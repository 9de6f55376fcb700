import type { World } from "./world.ts";

export async function findProblem({ store }: World): Promise<string | undefined> {
  return (await store.problem())?.message;
}
