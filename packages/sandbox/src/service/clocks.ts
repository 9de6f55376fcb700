import type { World } from "./world.ts";

export const listClockOwners = ({ store }: World): Promise<readonly string[]> => store.clocks.owners();
