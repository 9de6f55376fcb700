import { expect, test } from "vitest";
import { linkedParts } from "./linked-parts.ts";

test("links are found, and a link that starts with another stays whole", () => {
  const links = ["https://a.example/t", "https://a.example/t/1"];
  expect(linkedParts("Go to https://a.example/t/1 or https://a.example/t.", links)).toEqual([
    { text: "Go to " },
    { text: links[1], href: links[1] },
    { text: " or " },
    { text: links[0], href: links[0] },
    { text: "." },
  ]);
});
