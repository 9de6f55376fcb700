/** A part that is never divided between two pages, such as a line. */
export interface Block {
  readonly height: number;
  /** Free space above, which the first block of a page does without. */
  readonly above?: number;
  /** Never the last of a page: a headline, or the first line of a paragraph. */
  readonly withNext?: boolean;
  /** Head of the block's table, repeated above a block that begins a page. */
  readonly head?: Block;
  draw(top: number): void;
}

export interface Placed {
  readonly block: Block;
  /** From the beginning of the page. */
  readonly top: number;
}

type Group = readonly Block[];

/** Minimum height on the last page; a shorter one takes blocks from the page before. */
const WORTH_A_PAGE = 0.25;

/** Puts blocks on pages that have `room` for them, and never ends with a page that is nearly empty. */
export function paginate(blocks: readonly Block[], room: number): Placed[][] {
  const pages: Group[][] = [[]];
  for (const group of groupsOf(blocks, room)) {
    const page = pages.at(-1) ?? [];
    if (page.length === 0 || heightOf([...page, group]) <= room) page.push(group);
    else pages.push([group]);
  }
  fillLast(pages, room);
  return pages.map((groups) => place(groups));
}

/** Blocks that stay together, unless they are higher than a page: those are divided anywhere. */
function groupsOf(blocks: readonly Block[], room: number): Group[] {
  const groups: Block[][] = [];
  let open = false;
  for (const block of blocks) {
    if (open) groups.at(-1)?.push(block);
    else groups.push([block]);
    open = block.withNext === true;
  }
  return groups.flatMap((group) => (heightOf([group]) <= room ? [group] : group.map((block) => [block])));
}

function fillLast(pages: readonly Group[][], room: number): void {
  const [last, before] = [pages.at(-1), pages.at(-2)];
  if (last === undefined || before === undefined) return;
  while (heightOf(last) < room * WORTH_A_PAGE && heightOf(before.slice(0, -1)) >= room / 2)
    last.unshift(...before.splice(-1));
}

function place(groups: readonly Group[]): Placed[] {
  const placed: Placed[] = [];
  let top = 0;
  for (const block of groups.flat()) {
    const { head, above = 0 } = block;
    if (placed.length === 0 && head !== undefined) {
      placed.push({ block: head, top });
      top += head.height;
    }
    if (placed.length > 0) top += above;
    placed.push({ block, top });
    top += block.height;
  }
  return placed;
}

function heightOf(groups: readonly Group[]): number {
  const last = place(groups).at(-1);
  return last === undefined ? 0 : last.top + last.block.height;
}
