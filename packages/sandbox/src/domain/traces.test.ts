import { expect, test } from "vitest";
import { readTrace, traceHeaders, traceIdOf } from "./traces.ts";

const id = "0af7651916cd43dd8448eb211c80319c";
const parent = `00-${id}-b7ad6b7169203331-01`;

test("forwards a valid traceparent unchanged, with its tracestate", () => {
  const headers = { traceparent: parent, tracestate: "vendor=a,other=b" };
  const trace = readTrace(headers);
  expect(traceHeaders(trace)).toEqual(headers);
  expect(trace && traceIdOf(trace)).toBe(id);
  expect(traceHeaders(undefined)).toEqual({});
});

test("forwards the known part of a later format version", () => {
  expect(readTrace({ traceparent: `cc-${id}-b7ad6b7169203331-01-what-follows` })).toEqual({ parent });
});

test.each([
  undefined,
  "",
  "hello",
  `ff-${id}-b7ad6b7169203331-01`,
  `00-${id}-b7ad6b7169203331-01-more`,
  `00-${id.toUpperCase()}-b7ad6b7169203331-01`,
  `00-${"0".repeat(32)}-b7ad6b7169203331-01`,
  `00-${id}-${"0".repeat(16)}-01`,
  `${parent}, ${parent}`,
  `${parent}\r\nx: y`,
])("%j is not a traceparent", (traceparent) => {
  expect(readTrace({ traceparent, tracestate: "vendor=a" })).toBeUndefined();
});

test.each(["", "x".repeat(513), "vendor=é", "a\r\nb"])("ignores the tracestate %j", (tracestate) => {
  expect(readTrace({ traceparent: parent, tracestate })).toEqual({ parent });
});
