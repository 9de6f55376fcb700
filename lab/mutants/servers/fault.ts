import type { ApiDocument, Operation } from "@assessment-api/contract-tests/internal";

/**
 * Classes of faults. `schema` and `protocol`: the document's rules for messages. `stated`: behaviour that it describes.
 * `sensible`: undocumented behaviour that clients expect. `webhooks`: deliveries. `harmless`: variants that must cause
 * no findings. `derived`: the random faults of `--derived`.
 */
export const faultClasses = ["schema", "protocol", "stated", "sensible", "webhooks", "harmless", "derived"] as const;
export type FaultClass = (typeof faultClasses)[number];

export const targets = ["v1", "v2", "v3", "control"] as const;
export type Target = (typeof targets)[number];

/** A request to the correct server; a fault may change it. */
export interface PlantedRequest {
  method: string;
  url: URL;
  headers: Headers;
  /** Parsed JSON, otherwise bytes or text. */
  body: unknown;
  /** The operation that the request matches, and its path parameters. */
  operation: Operation | undefined;
  values: Record<string, string>;
}

export interface PlantedResponse {
  status: number;
  headers: Headers;
  /** Parsed JSON, otherwise text. */
  body: unknown;
}

export type Next = (request: PlantedRequest) => Promise<PlantedResponse>;
/** Middleware in front of a correct server that plants the fault. */
export type Plant = (request: PlantedRequest, next: Next) => Promise<PlantedResponse>;

export interface Delivery {
  method: string;
  headers: Headers;
  body: string;
}

export type NextDelivery = (delivery: Delivery) => Promise<number>;
export type PlantDelivery = (delivery: Delivery, next: NextDelivery) => Promise<number>;

export interface DeliveryContext extends Pick<PlantContext, "planted"> {
  secret(): string;
}

export interface Fault {
  /** Description such as `operation: problem`. */
  name: string;
  class: FaultClass;
  /** Area of the fault: its file name, or the kind of a derived fault. */
  attacks: string;
  /** Whether any client can trigger it, so that a run that does not trigger it has missed it. */
  carried?: boolean;
  /** Creates the fault for one run. Calls `planted` on each change. */
  plant(context: PlantContext): Plant;
  deliver?(context: DeliveryContext): PlantDelivery;
}

export interface PlantContext {
  document: ApiDocument;
  apiKey: string;
  otherApiKey: string;
  accepts(pointer: string, value: unknown): boolean;
  planted(): void;
}

export const copyOf = <Value>(value: Value): Value => structuredClone(value);
