export * from "./core.ts";
export { crossOriginHeaders, preflightHeaders } from "./cors.ts";
export { type ClientErrorOptions, type ClientErrorSettings, clientErrors } from "./fastify/client-errors.ts";
export type { OnBody } from "./fastify/exchange.ts";
export { type ServeOptions, type ServerPlugin, serve } from "./fastify/serve.ts";
export {
  type CpuMeter,
  type CpuUsage,
  meterOf as threadCpuMeter,
  pause,
  untilCpuTime,
} from "./fastify/thread-cpu.ts";
export { type YamlThread, type YamlThreadOptions, yamlThread } from "./fastify/yaml-thread.ts";
