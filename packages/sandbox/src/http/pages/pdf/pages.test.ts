import { describe, expect, it } from "vitest";
import { type Block, paginate } from "./pages.ts";

const line = (name: string, more: Partial<Block> = {}): Block & { name: string } => ({
  name,
  height: 10,
  draw: () => {},
  ...more,
});
const lines = (count: number, more: Partial<Block> = {}) =>
  Array.from({ length: count }, (_, at) => line(`${at}`, more));
/** `0@0 1@10` is the first and second line of a page. */
const pagesOf = (blocks: readonly Block[]) =>
  paginate(blocks, 100).map((page) =>
    page.map(({ block, top }) => `${(block as Block & { name: string }).name}@${top}`),
  );
const lengthsOf = (blocks: readonly Block[]) => paginate(blocks, 100).map(({ length }) => length);

describe("paginate", () => {
  it("fills a page, and goes on with the next", () => {
    expect(pagesOf([line("a"), line("b", { above: 5 })])).toEqual([["a@0", "b@15"]]);
    expect(lengthsOf(lines(25))).toEqual([10, 10, 5]);
    expect(lengthsOf(lines(10))).toEqual([10]);
  });

  it("leaves out the space above the first block of a page", () => {
    const [, second] = pagesOf([...lines(10), line("x", { above: 30 }), ...lines(5)]);
    expect(second?.[0]).toBe("x@0");
  });

  it("keeps a heading on the page of its content", () => {
    const blocks = [...lines(9), line("headline", { withNext: true }), ...lines(6)];
    expect(pagesOf(blocks)[1]?.[0]).toBe("headline@0");
  });

  it("splits a block only if it is higher than a page", () => {
    expect(lengthsOf([...lines(5), ...lines(6, { withNext: true }), line("end")])).toEqual([5, 7]);
    expect(lengthsOf([...lines(20, { withNext: true }), line("end")]).every((length) => length <= 10)).toBe(true);
  });

  it("repeats the header of a continued table", () => {
    const head = line("head");
    const pages = pagesOf([head, ...lines(14, { head })]);
    expect(pages.map(([first]) => first)).toEqual(["head@0", "head@0"]);
    expect(pages.flat().filter((one) => one.startsWith("head"))).toHaveLength(2);
  });

  it("never ends with a nearly empty page", () => {
    expect(lengthsOf(lines(11))).toEqual([8, 3]);
    expect(lengthsOf(lines(21))).toEqual([10, 8, 3]);
    // The previous page would become too short.
    expect(lengthsOf([...lines(3), line("picture", { height: 65 }), line("last")])).toEqual([4, 1]);
  });

  it("has one page for empty content", () => {
    expect(paginate([], 100)).toEqual([[]]);
  });
});
