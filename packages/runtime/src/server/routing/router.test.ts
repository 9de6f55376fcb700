import { describe, expect, test } from "vitest";
import { createRouter } from "./router.ts";

const paths = [
  "/",
  "/things",
  "/things/{id}",
  "/things/mine",
  "/things/{id}/parts/{part}",
  "/things/mine/all",
  "/files/{name}.{ext}",
  "/files/{name}.tar.gz",
  "/files/{name}",
  "/a:b/({x})",
];
const router = createRouter(paths.map((path) => [path, path]));

describe("a router finds", () => {
  test.each([
    ["/", "/", {}],
    ["/things", "/things", {}],
    ["/things/7", "/things/{id}", { p0: "7" }],
    ["/things/mine", "/things/mine", {}],
    ["/things/%6Dine", "/things/mine", {}],
    ["/things/mine/parts/a%2Fb", "/things/{id}/parts/{part}", { p0: "mine", p1: "a/b" }],
    ["/things/mine/all", "/things/mine/all", {}],
    ["/files/a.tar.gz", "/files/{name}.tar.gz", { p0: "a" }],
    ["/files/a.zip", "/files/{name}.{ext}", { p0: "a", p1: "zip" }],
    ["/files/a", "/files/{name}", { p0: "a" }],
    ["/a:b/(1)", "/a:b/({x})", { p0: "1" }],
    ["/things/%C3%A9", "/things/{id}", { p0: "é" }],
  ])("for %s: %s with %j", (pathname, path, params) => {
    expect(router.find(pathname)).toEqual({ target: path, params });
  });

  test.each(["", "/things/", "/things/7/", "/things//parts/a", "/Things", "/things/7/parts", "/nowhere", "/files/"])(
    "nothing for %s",
    (pathname) => {
      expect(router.find(pathname)).toBeUndefined();
    },
  );

  test("nothing if the path is not percent-encoded UTF-8, with an error", () => {
    expect(() => router.find("/things/%FF")).toThrow(URIError);
  });
});
