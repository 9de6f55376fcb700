import { readTrace, type Tracer, traceHeaders } from "../../domain/traces.ts";
import type { Post } from "../../outbox/webhooks.ts";

export function tracePost(post: Post, tracer: Tracer | undefined): Post {
  if (tracer === undefined) return post;
  return async (request, stop) => {
    const parent = readTrace(request.headers);
    const { "webhook-id": event = "" } = request.headers;
    const { hostname } = new URL(request.url);
    const attributes = { "http.request.method": "POST", "server.address": hostname, "assessment.event.id": event };
    const span = tracer.begin({ name: "deliverEvent", kind: "client", attributes }, parent);
    const result = await post({ ...request, headers: { ...request.headers, ...traceHeaders(span.trace) } }, stop);
    if ("failure" in result) span.end({ "error.type": result.failure }, "failed");
    else span.end({ "http.response.status_code": result.status }, result.status < 400 ? "fine" : "failed");
    return result;
  };
}
