import { api } from "@assessment-api/control/server";
import type { Control } from "./context.ts";

export const organizationHref = ({ world }: Control, id: string): string =>
  `${world.links.origin}${api.basePath}/organizations/${id}`;
