import type { ApiDocument, JsonObject, Operation } from "@assessment-api/contract-tests/internal";

/**
 * `schema` and `protocol`: what the document says of messages; `stated`: behaviour that it describes; `sensible`: behaviour that every client
 * counts on; `webhooks`: deliveries.
 */
export const faultClasses = ["schema", "protocol", "stated", "sensible", "webhooks", "harmless"] as const;
export type FaultClass = (typeof faultClasses)[number];

export const targets = ["v1", "v2", "v3", "control"] as const;
export type Target = (typeof targets)[number];

/** A request on its way to the right server; a fault may change it. */
export interface PlantedRequest {
  method: string;
  url: URL;
  headers: Headers;
  /** Parsed where it is JSON, otherwise the bytes or text as sent. */
  body: unknown;
  /** The operation of the document, where there is one, with the values in its path. */
  operation: Operation | undefined;
  values: Record<string, string>;
}

/** A response on its way back; a fault may change it. */
export interface PlantedResponse {
  status: number;
  headers: Headers;
  /** Parsed where it is JSON, otherwise text. */
  body: unknown;
}

export type Next = (request: PlantedRequest) => Promise<PlantedResponse>;
/** Stands between the command and a right server; whatever it does differently is the fault. */
export type Plant = (request: PlantedRequest, next: Next) => Promise<PlantedResponse>;

/** A delivery on its way to the command; a fault may change it. */
export interface Delivery {
  method: string;
  headers: Headers;
  body: string;
}

/** Delivers, and gives the status of the response. */
export type NextDelivery = (delivery: Delivery) => Promise<number>;
export type PlantDelivery = (delivery: Delivery, next: NextDelivery) => Promise<number>;

export interface DeliveryContext extends Pick<PlantContext, "planted"> {
  /** Secret of the registered webhook. */
  secret(): string;
}

export interface Fault {
  /** Of the form `operation: what is wrong`. */
  name: string;
  class: FaultClass;
  /** File that it stands in: what it attacks. */
  attacks: string;
  /** A fault of its own for each run, since it may remember things. `planted` is called when something was changed. */
  plant(context: PlantContext): Plant;
  /** The same for deliveries of webhooks, which pass by it. */
  deliver?(context: DeliveryContext): PlantDelivery;
}

export interface PlantContext {
  document: ApiDocument;
  apiKey: string;
  /** Key of another organization that may be used. */
  otherApiKey: string;
  accepts(pointer: string, value: unknown): boolean;
  planted(): void;
}

export const copyOf = <Value>(value: Value): Value => structuredClone(value);
export const asObject = (value: unknown): JsonObject =>
  typeof value === "object" && value !== null ? (value as JsonObject) : {};
