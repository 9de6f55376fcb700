import { api } from "@assessment-api/control/server";
import type { Control } from "./context.ts";

/** Addresses of resources of the control API, for Location. */
export const organizationHref = ({ world }: Control, id: string): string =>
  `${world.links.origin}${api.basePath}/organizations/${id}`;
