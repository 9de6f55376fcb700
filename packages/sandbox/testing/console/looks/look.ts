import type { Page, Request } from "../../pages/playwright.ts";

/** Selectors of blocks. The layout has the first visible match of each. */
const blocks = [
  ".top",
  ".banner",
  ".side",
  "nav li a[aria-current]",
  "main",
  "h1",
  ".make",
  ".filters",
  ".filters label",
  ".filters input",
  ".list",
  ".scroll",
  "thead th",
  "tbody td",
  "td.acts summary",
  ".pager",
  ".empty",
  ".detail",
  ".detail h2",
  ".facts",
  ".facts dt",
  ".facts dd",
  ".actions",
  "button.main",
  ".actions button:not(.main)",
  ".steps",
  ".steps li",
  ".detail h3",
  "pre",
  ".card:not(.make)",
  ".card h2",
  ".counts",
  ".counts li a",
  ".happenings li",
  ".journal li",
  ".effects",
  ".pill",
];

/**
 * Layout of a page, one line per block, such as `.filters  left 16 · right 16 · gap 12 · font 14 400 sans · color
 * text · on page`.
 */
export type Look = readonly string[];

/**
 * Captures the layout of a page. Distances to parent and previous sibling only, and only for blocks with
 * text-independent positions, so that one moved block gives one difference. Colors are token names.
 */
export async function lookOf(page: Page): Promise<Look> {
  return page.evaluate<Look>(`(${read})(${JSON.stringify(blocks)})`);
}

const loading = "document.querySelector('main h1') === null || document.querySelector('.loading') !== null";

export function settling(page: Page): () => Promise<void> {
  const open = new Set<Request>();
  page.on("request", (request: Request) => {
    if (!request.headers().accept?.includes("event-stream")) open.add(request);
  });
  for (const end of ["requestfinished", "requestfailed"] as const)
    page.on(end as "requestfinished", (request: Request) => open.delete(request));
  return async () => {
    // Names load up to 50 ms after their container.
    for (let quiet = 0; quiet < 3; quiet++) {
      await page.waitForTimeout(30);
      if (open.size > 0 || (await page.evaluate<boolean>(loading))) quiet = -1;
    }
  };
}

const read = `(blocks) => {
  const tokens = {
    color: ["text", "muted", "accent", "on-accent", "good", "bad", "warn"],
    on: ["page", "surface", "raised", "sunk", "pill", "accent", "accent-soft", "good-soft", "bad-soft", "warn-soft"],
    border: ["line", "edge", "control", "accent", "good", "bad", "warn"],
  };
  const probe = document.body.appendChild(document.createElement("i"));
  const valueOf = (token) => {
    probe.style.color = "var(--" + token + ")";
    return getComputedStyle(probe).color;
  };
  const names = Object.fromEntries(
    Object.entries(tokens).map(([role, all]) => [role, new Map(all.map((token) => [valueOf(token), token]).reverse())]),
  );
  probe.remove();
  const named = (role, color) => (color === "rgba(0, 0, 0, 0)" ? "none" : (names[role].get(color) ?? color));
  const isSeen = (one) => {
    const { width, right } = one.getBoundingClientRect();
    return one.checkVisibility() && width > 1 && right > 0;
  };
  const ground = (one) => {
    for (let at = one; at; at = at.parentElement) {
      const { backgroundColor } = getComputedStyle(at);
      if (backgroundColor !== "rgba(0, 0, 0, 0)") return named("on", backgroundColor);
    }
    return "nothing";
  };
  const gapOf = (one, { left, top }) => {
    let before = one.previousElementSibling;
    while (before && !isSeen(before)) before = before.previousElementSibling;
    if (!before) return Math.round(top - one.parentElement.getBoundingClientRect().top);
    const { right, bottom } = before.getBoundingClientRect();
    return Math.round(bottom <= top + 1 ? top - bottom : left - right);
  };
  return blocks.flatMap((selector) => {
    const one = [...document.querySelectorAll(selector)].find(isSeen);
    if (!one) return [];
    const style = getComputedStyle(one);
    const box = one.getBoundingClientRect();
    const around = one.parentElement.getBoundingClientRect();
    const isPlaced =
      /^(block|grid|flex|list-item)$/.test(style.display) && !/flex/.test(getComputedStyle(one.parentElement).display);
    const size = (text) => String(Math.round(parseFloat(text)));
    const paddings = ["Top", "Right", "Bottom", "Left"].map((side) => size(style["padding" + side]));
    const sides = ["Top", "Right", "Bottom", "Left"].filter((side) => parseFloat(style["border" + side + "Width"]) > 0);
    const facts = [
      ...(isPlaced
        ? [
            "left " + Math.round(box.left - around.left),
            "right " + Math.round(around.right - box.right),
            "gap " + gapOf(one, box),
          ]
        : []),
      "font " + [size(style.fontSize), style.fontWeight, /mono/i.test(style.fontFamily) ? "mono" : "sans"].join(" "),
      "color " + named("color", style.color),
      "on " + ground(one),
      ...(paddings.some((one) => one !== "0") ? ["padding " + paddings.join(" ")] : []),
      ...(sides.length > 0
        ? ["border " + [...new Set(sides.map((side) => named("border", style["border" + side + "Color"])))].join(" ") +
            (sides.length < 4 ? " " + sides.join(" ").toLowerCase() : "")]
        : []),
      ...(size(style.borderTopLeftRadius) !== "0" ? ["radius " + size(style.borderTopLeftRadius)] : []),
    ];
    return [selector.padEnd(28) + facts.join(" · ")];
  });
}`;
