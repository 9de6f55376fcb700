import type { World } from "./world.ts";

/** Organizations with a clock of their own, in order of creation. */
export const listClockOwners = ({ store }: World): Promise<readonly string[]> => store.clocks.owners();
