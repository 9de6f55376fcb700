import { expect, it } from "vitest";
import { pageOf } from "../../session/pages.ts";
import { relationOf } from "./matching.ts";

const feature = (id: string, station: string) => ({ type: "Feature", id, properties: { station } });

it("compares a filter with what elements have in `properties`, as in GeoJSON", () => {
  const relation = relationOf("station", feature("1", "north"));
  expect(relation?.valuesOf(feature("2", "south"))).toEqual(["south"]);
  expect(relation?.fits(feature("2", "south"), "north")).toBe(false);
  expect(relationOf("height", feature("1", "north"))).toBeUndefined();
});

it("finds the elements of a page next to its links", () => {
  const collections = [{ id: "observations" }];
  expect(pageOf({ links: [{ href: "/", rel: "self" }], collections })?.items).toEqual(collections);
  const features = [feature("1", "north")];
  expect(pageOf({ type: "FeatureCollection", features, numberMatched: 7 })).toMatchObject({
    items: features,
    totalElements: 7,
  });
});
