import { describe, expect, test } from "vitest";
import { routePath } from "./route-path.ts";

describe("routePath", () => {
  test.each([
    ["/", "/"],
    ["/things/{thing id}", "/things/:p0"],
    ["/things/{id}:publish", "/things/:p0([^]+?)::publish"],
    ["/a:b/{x-y}/{z}", "/a::b/:p0/:p1"],
    ["/files/{name}.{ext}", "/files/:p0([^]+?).:p1([^]+?)"],
  ])("%s", (path, url) => {
    expect(routePath(path)).toBe(url);
  });

  test("rejects paths that the router cannot express", () => {
    expect(() => routePath("/files/*")).toThrow("path /files/*: a literal * cannot be routed");
  });
});
