import type { Delivery, DeliveryState } from "../../../domain/deliveries.ts";
import type { Instant } from "../../../domain/time.ts";
import { type DocumentRow, formOf } from "../../documents.ts";

/** Values that change for many deliveries at once are in columns, which override the document. */
export interface DeliveryRow extends DocumentRow {
  readonly state: DeliveryState;
  readonly due_at: Instant;
  readonly failures: number;
}

export const DELIVERY_COLUMNS = "doc, version, state, due_at, failures";

export const parseDelivery = ({ state, due_at: dueAt, failures, ...row }: DeliveryRow): Delivery =>
  ({ ...formOf<Delivery>("deliveries").parse(row), state, dueAt, failures }) as Delivery;
