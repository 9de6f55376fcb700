import type { World } from "./world.ts";

/** Lists organizations with a separate clock, in order of creation. */
export const listClockOwners = ({ store }: World): Promise<readonly string[]> => store.clocks.owners();
