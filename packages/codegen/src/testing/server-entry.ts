/** The part of the runtime's server that generated stubs use, without Fastify and Node behind it. */
import type { RouteTable, SenderSpec } from "../../../runtime/src/server/contract.ts";

export type * from "../../../runtime/src/server/contract.ts";

export interface OutgoingMessage {
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

export type ToErrorBody = (failure: { status: number }) => { contentType: string; body: unknown };

export interface ServeOptions {
  readonly toErrorBody: ToErrorBody;
  readonly validateResponses?: boolean;
}

export declare function serve(table: RouteTable, handlers: object, security: object, options: ServeOptions): unknown;

export declare function createNotImplemented<Handlers extends object>(table: RouteTable): Handlers;

export declare function createMessage(sender: SenderSpec, message: object): OutgoingMessage;
