import Fastify, { type FastifyPluginAsync } from "fastify";
import { readDocument, type Version } from "../../documents.ts";

// Boots a Fastify instance with the server stubs of the given versions and reports the duration.

export interface Booted {
  totalMs: number;
  /** Milliseconds to import the modules, part of the total. */
  loadingMs: number;
}

interface Document {
  paths: Record<string, Record<string, { operationId?: string }>>;
  components: { securitySchemes: Record<string, unknown> };
}

type Functions = Record<string, () => unknown>;
type ServerModule = { createServer(handlers: Functions, security: Functions): FastifyPluginAsync };

const same = (names: readonly (string | undefined)[]): Functions =>
  Object.fromEntries(names.flatMap((name) => (name === undefined ? [] : [[name, () => ({})]])));

const wanted = (process.argv.slice(2) as Version[]).map((version) => {
  const { paths, components } = readDocument<Document>(version);
  const operationIds = Object.values(paths).flatMap((item) => Object.values(item).map((entry) => entry.operationId));
  return { version, handlers: same(operationIds), security: same(Object.keys(components.securitySchemes)) };
});

const start = performance.now();
const app = Fastify();
const beforeLoading = performance.now();
const modules: ServerModule[] = await Promise.all(
  wanted.map(({ version }) => import(`@assessment-api/${version}/server`)),
);
const loadingMs = performance.now() - beforeLoading;
for (const [index, { version, handlers, security }] of wanted.entries()) {
  const { createServer } = modules[index] as ServerModule;
  app.register(createServer(handlers, security), { prefix: version });
}
await app.ready();
const booted: Booted = { totalMs: performance.now() - start, loadingMs };
process.on("disconnect", () => process.exit());
process.send?.(booted);
