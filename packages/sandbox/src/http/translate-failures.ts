/**
 * The same handlers, whose errors are what `translate` makes of them: how the errors of the domain become answers of a version
 * without each handler having to know.
 */
export function translateFailures<Handlers extends object>(
  handlers: Handlers,
  translate: (error: unknown) => unknown,
): Handlers {
  const wrap = (handler: (...args: unknown[]) => unknown) => async (request: unknown, context: unknown) => {
    try {
      return await handler(request, context);
    } catch (error) {
      throw translate(error);
    }
  };
  return Object.fromEntries(Object.entries(handlers).map(([id, handler]) => [id, wrap(handler)])) as Handlers;
}
