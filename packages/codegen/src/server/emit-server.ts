import { pascalCase } from "../code/names.ts";
import type { Adapter } from "./adapters.ts";
import type { StubModel } from "./model/stub-model.ts";

/** `server.gen.ts`: what serves the operations, and makes the messages that the service sends of its own accord. */
export function emitServer(
  { senders }: StubModel,
  runtime: string,
  { serve, options, served, about }: Adapter,
): string {
  const messages = senders.map(({ name }) => {
    const key = JSON.stringify(name);
    return `
/**
 * The request of a message \`${name}\`, held to the document: send it to the registered address as it is. Redirects are better not
 * followed, because a secret in its headers is meant for this address.
 * @throws MessageError when headers or body do not fit the document
 */
export const create${pascalCase(name)}Message = (message: Messages[${key}]): OutgoingMessage =>
  createMessage(senders[${key}], message);
`;
  });
  const sends = senders.length > 0;
  return `import {
${sends ? "  createMessage,\n" : ""}  createNotImplemented,
${[...(sends ? ["OutgoingMessage"] : []), options, served]
  .sort()
  .map((name) => `  type ${name},\n`)
  .join("")}  ${serve},
  type ToErrorBody,
} from ${JSON.stringify(runtime)};
import type { Handlers, ${sends ? "Messages, " : ""}SecurityHandlers } from "./operations.gen.ts";
import { routes${sends ? ", senders" : ""} } from "./routes.gen.ts";

/** Response validation, body limit and what happens with unexpected errors. */
export type ServerOptions = Omit<${options}, "toErrorBody">;

/**
 * Handlers that respond with 501, one per operation. Spread it into your handlers while they grow; without it, the compiler names each
 * operation that is missing.
 */
export const notImplemented: Handlers<object> = createNotImplemented<Handlers<object>>(routes);

/**
 * Makes the function that serves the document ${about}. \`toErrorBody\` gives the API's error object for what the server refuses
 * by itself.
 */
export function defineServer(
  toErrorBody: ToErrorBody,
): <Context extends object>(
  handlers: Handlers<Context>,
  security: SecurityHandlers<Context>,
  options?: ServerOptions,
) => ${served} {
  return (handlers, security, options = {}) => ${serve}(routes, handlers, security, { ...options, toErrorBody });
}
${messages.join("")}`;
}
