import type { Flow } from "../model/change.ts";
import type { Effective, Read } from "../model/schemas/effective.ts";
import { isLeftOut } from "../model/schemas/left-out.ts";

export const isHidden = (flow: Flow, schema: Effective, name: string, read: Read): boolean =>
  isLeftOut(flow, schema.properties.get(name), read);

export const requiredIn = (flow: Flow, schema: Effective, read: Read): string[] =>
  [...schema.required.keys()].filter((name) => !isHidden(flow, schema, name, read));

export const isClosed = ({ additional }: Effective): boolean => additional === false;
