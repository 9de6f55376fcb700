export { type Compiler, startCompiler } from "./compile/compile.ts";
export type { Limits } from "./isolate/limits.ts";
export { type HttpOptions, type HttpServer, serveHttp } from "./server/http.ts";
export { createMcp, type Mcp, type McpOptions } from "./server/mcp.ts";
export { SessionError, type SessionOptions } from "./session/session.ts";
