import { describe, expect, test } from "vitest";
import { essence, lookup, mediaParameter, negotiator } from "./accept.ts";

describe("negotiator", () => {
  const offered = ["application/json", "application/vnd.acme+json", "text/csv"];
  const [json, vendor, csv] = offered;

  test.each([
    ["no header takes all", undefined, offered],
    ["an empty header takes all", "", offered],
    ["*/* takes all in the document's order", "*/*", offered],
    ["an exact type", "text/csv", [csv]],
    ["a range of a type", "application/*", [json, vendor]],
    ["names in any case", "TEXT/CSV", [csv]],
    ["the higher quality comes first", "application/json;q=0.5, text/csv;q=0.8", [csv, json]],
    ["an exact name beats a range of the same quality", "*/*, text/csv", [csv, json, vendor]],
    ["the most exact range decides the quality", "text/*;q=0.9, text/csv;q=0.1, */*;q=0.5", [json, vendor, csv]],
    ["q=0 refuses", "application/json;q=0, */*", [vendor, csv]],
    ["a charset does not matter", "text/csv; charset=utf-8; q=0.3", [csv]],
    ["a comma in quotes separates nothing", 'text/csv;x="a, application/json"', [csv]],
    ["a quality that is none counts as 1", "text/csv;q=high, */*;q=0.9", [csv, json, vendor]],
    ["nothing it takes is offered", "image/png, text/html", []],
  ])("%s", (_, accept, expected) => {
    expect(negotiator(offered)(accept)).toEqual(expected);
  });

  test("an offered range is taken by each of its types", () => {
    expect(negotiator(["image/*"])("image/png, text/html;q=0.1")).toEqual(["image/*"]);
  });

  test("remembers results, up to a bound", () => {
    const negotiate = negotiator(offered);
    const first = negotiate("text/csv");
    expect(negotiate("text/csv")).toBe(first);
    for (let index = 0; index < 100; index++) negotiate(`text/x${index}, text/csv`);
    expect(negotiate("text/csv")).not.toBe(first);
    expect(negotiate("text/csv")).toEqual(first);
  });
});

test("essence and mediaParameter read a Content-Type", () => {
  expect(essence(" Application/JSON ;charset=x")).toBe("application/json");
  expect(mediaParameter('a/b; Charset="utf-8"', "charset")).toBe("utf-8");
  expect(mediaParameter("a/b; charsets=1", "charset")).toBeUndefined();
});

test("lookup finds the type itself before a range", () => {
  const content = { "image/*": 1, "image/png": 2, "*/*": 3 };
  expect(["image/png", "image/gif", "text/csv"].map((type) => lookup(content, type))).toEqual([2, 1, 3]);
  expect(lookup({ "a/b": 1 }, "constructor")).toBeUndefined();
});
