import { describe, expect, it } from "vitest";
import { tinyDocument } from "../testing/tiny-document.ts";
import { elementShown, noteElements } from "./shown-elements.ts";

const [lamp, chair] = [{ label: "Lamp" }, { label: "Chair" }];

describe("bodies without a schema", () => {
  it("are other elements for changes than for creations, so that something changes", () => {
    const document = tinyDocument();
    noteElements(document, "/things", [lamp, chair]);
    noteElements(document, "/things", [chair, lamp]);
    expect(elementShown(document, "/things", "POST")).toEqual(lamp);
    expect(elementShown(document, "/things", "PUT")).toEqual(chair);
  });

  it("are the only element if there is no other element", () => {
    const document = tinyDocument();
    noteElements(document, "/things", [lamp]);
    expect(elementShown(document, "/things", "PUT")).toEqual(lamp);
    expect(elementShown(document, "/rooms", "PUT")).toBeUndefined();
  });
});
