import { api } from "@assessment-api/control/server";
import type { Control } from "./context.ts";

/** Resource URLs for the Location header. */
export const organizationHref = ({ world }: Control, id: string): string =>
  `${world.links.origin}${api.basePath}/organizations/${id}`;
