import { expect, it } from "vitest";
import { checkArrivals } from "./check-arrivals.ts";

const arrival = (id: string, ...events: object[]) => ({
  method: "POST",
  headers: new Headers({ "webhook-id": id }),
  body: new TextEncoder().encode(JSON.stringify(events)),
  status: 204,
  at: 0,
});
const [started, finished] = [{ event: "STARTED" }, { event: "FINISHED" }];

it("finds nothing if repeated events have the same identifier", () => {
  expect(checkArrivals([arrival("1", started), arrival("1", started), arrival("2", finished)])).toEqual([]);
});

it("finds one identifier of several bodies", () => {
  expect(checkArrivals([arrival("1", started), arrival("1", finished)])).toEqual([
    "the webhook-id 1 came with different bodies",
  ]);
});

it("finds an event with several identifiers, also in a list", () => {
  expect(checkArrivals([arrival("1", started), arrival("2", finished, started)])).toEqual([
    'one event has 2 values of webhook-id: {"event":"STARTED"}',
  ]);
});
