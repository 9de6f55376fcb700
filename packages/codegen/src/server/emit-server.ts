import { pascalCase } from "../code/names.ts";
import type { Adapter } from "./adapters.ts";
import type { StubModel } from "./model/stub-model.ts";

export function emitServer(
  { senders }: StubModel,
  runtime: string,
  { serve, options, served, about }: Adapter,
): string {
  const messages = senders.map(({ name }) => {
    const key = JSON.stringify(name);
    return `
/**
 * Creates the request of \`${name}\`, validated against the document. Send it unchanged to the registered URL. Do not
 * follow redirects: headers may contain a secret for this URL.
 * @throws MessageError if headers or body are invalid
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

/** Options for response validation, body limits and unexpected errors. */
export type ServerOptions = Omit<${options}, "toErrorBody">;

/**
 * Handlers that respond with 501, one per operation. Spread it into incomplete handlers; without it, the compiler lists
 * each missing operation.
 */
export const notImplemented: Handlers<object> = createNotImplemented<Handlers<object>>(routes);

/**
 * Creates the function that serves the document ${about}. \`toErrorBody\` returns the API's error object for requests
 * that the server rejects.
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
