import type { FastifyInstance } from "fastify";
import { NotFoundError } from "../domain/errors.ts";
import type { Instant } from "../domain/time.ts";
import { hasEvent } from "../service/histories.ts";
import { getOrganization } from "../service/organizations.ts";
import type { World } from "../service/world.ts";

export interface CaughtRequest {
  readonly requestId: string;
  readonly at: Instant;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  readonly eventId: string | undefined;
}

export interface Catcher {
  list(organizationId: string): readonly CaughtRequest[];
  catch(organizationId: string, request: CaughtRequest): void;
  forget(organizationId: string, request: CaughtRequest): void;
  clear(organizationId: string): void;
}

/** Number of kept requests per organization, and of characters per body. */
const KEPT = 100;
const KEPT_BODY = 65_536;

export function createCatcher(): Catcher {
  const caught = new Map<string, readonly CaughtRequest[]>();
  return {
    list: (organizationId) => caught.get(organizationId) ?? [],
    catch(organizationId, request) {
      caught.set(organizationId, [request, ...(caught.get(organizationId) ?? [])].slice(0, KEPT));
    },
    forget(organizationId, request) {
      caught.set(
        organizationId,
        (caught.get(organizationId) ?? []).filter((one) => one !== request),
      );
    },
    clear: (organizationId) => void caught.delete(organizationId),
  };
}

/** Serves `/catcher/<organization>`, for users without a receiver. */
export function serveCatcher(app: FastifyInstance, world: World, catcher: Catcher): void {
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser("*", { parseAs: "string" }, (_request, body, done) => done(null, body));
    scope.post<{ Params: { organizationId: string } }>("/catcher/:organizationId", async (request, reply) => {
      const { organizationId } = request.params;
      try {
        await getOrganization(world, organizationId);
      } catch (error) {
        if (error instanceof NotFoundError) return reply.code(404).send();
        throw error;
      }
      const headers = Object.entries(request.headers).map(([name, value]) => [name, [value].flat().join(", ")]);
      const { "webhook-id": eventId } = request.headers;
      const isKnown = typeof eventId === "string" && (await hasEvent(world, organizationId, eventId));
      catcher.catch(organizationId, {
        requestId: request.id,
        at: world.clocks.of(organizationId).now(),
        headers: Object.fromEntries(headers),
        body: String(request.body ?? "").slice(0, KEPT_BODY),
        eventId: isKnown ? eventId : undefined,
      });
      return reply.code(204).send();
    });
  });
}
