import type { ApiDocument, JsonObject, Operation } from "@assessment-api/contract-tests/internal";

/**
 * `schema` and `protocol`: what the document says of messages; `stated`: behaviour that it describes; `sensible`: behaviour that clients expect
 * although it is not documented; `webhooks`: deliveries; `harmless`: variants that must cause no findings; `derived`: the random faults of
 * `--derived`.
 */
export const faultClasses = ["schema", "protocol", "stated", "sensible", "webhooks", "harmless", "derived"] as const;
export type FaultClass = (typeof faultClasses)[number];

export const targets = ["v1", "v2", "v3", "control"] as const;
export type Target = (typeof targets)[number];

/** A request on its way to the correct server; a fault may change it. */
export interface PlantedRequest {
  method: string;
  url: URL;
  headers: Headers;
  /** Parsed where it is JSON, otherwise the bytes or text as sent. */
  body: unknown;
  /** The operation that the request matches, if any, and its path values. */
  operation: Operation | undefined;
  values: Record<string, string>;
}

/** A response on its way to the command; a fault may change it. */
export interface PlantedResponse {
  status: number;
  headers: Headers;
  /** Parsed where it is JSON, otherwise text. */
  body: unknown;
}

export type Next = (request: PlantedRequest) => Promise<PlantedResponse>;
/** Middleware between the command and a correct server; its changes are the fault. */
export type Plant = (request: PlantedRequest, next: Next) => Promise<PlantedResponse>;

/** A delivery on its way to the command; a fault may change it. */
export interface Delivery {
  method: string;
  headers: Headers;
  body: string;
}

/** Delivers, and returns the status of the response. */
export type NextDelivery = (delivery: Delivery) => Promise<number>;
export type PlantDelivery = (delivery: Delivery, next: NextDelivery) => Promise<number>;

export interface DeliveryContext extends Pick<PlantContext, "planted"> {
  /** Secret of the registered webhook. */
  secret(): string;
}

export interface Fault {
  /** In the form `operation: what is wrong`. */
  name: string;
  class: FaultClass;
  /** Name of its file: the area that it attacks; for a derived fault its kind. */
  attacks: string;
  /** Whether any client can meet it by what it sends, so that a run that never does has missed it. */
  carried?: boolean;
  /** Creates the fault for one run, with its own state. Calls `planted` when it changed something. */
  plant(context: PlantContext): Plant;
  /** `plant` for webhook deliveries, which do not pass through the middleware. */
  deliver?(context: DeliveryContext): PlantDelivery;
}

export interface PlantContext {
  document: ApiDocument;
  apiKey: string;
  /** Key of another organization. */
  otherApiKey: string;
  accepts(pointer: string, value: unknown): boolean;
  planted(): void;
}

export const copyOf = <Value>(value: Value): Value => structuredClone(value);
export const asObject = (value: unknown): JsonObject =>
  typeof value === "object" && value !== null ? (value as JsonObject) : {};
