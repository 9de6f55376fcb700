/**
 * Five sizes of text, a grid of 4 and 8 pixels, one radius, one accent. Text has a contrast of at least 4.5 and controls
 * of 3, in light and dark.
 */
export const tokens = `:root {
  color-scheme: light dark;
  --page: #f5f6f8; --surface: #fff; --sunk: #eef0f3; --text: #1b1f24; --muted: #545c66; --line: #dfe3e8; --edge: #c9cfd7;
  --control: #828a95; --raised: #f6f7f9; --pill: #eceff3;
  --accent: #1d5aa6; --on-accent: #fff; --accent-soft: #e6eef9;
  --bad: #ab2219; --bad-soft: #fcefee; --good: #17653a; --good-soft: #ebf6ef; --warn: #7a4b00; --warn-soft: #fdf3df;
  --sans: system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", sans-serif;
  --mono: ui-monospace, SFMono-Regular, Menlo, Consolas, "Liberation Mono", monospace;
  --small: .8125rem; --normal: .875rem; --large: 1rem; --title: 1.25rem; --display: 1.75rem;
  --gap-1: .25rem; --gap-2: .5rem; --gap-3: .75rem; --gap-4: 1rem; --gap-6: 1.5rem; --gap-8: 2rem; --gap-12: 3rem;
  --radius: 6px;
}
@media (width < 40rem) { :root { --display: 1.5rem; } }
@media (prefers-color-scheme: dark) {
  :root {
    --page: #14171b; --surface: #1c2026; --sunk: #15181d; --text: #e7eaee; --muted: #a8b0bb; --line: #2d343d; --edge: #414a56;
    --control: #76818e; --raised: #262c34; --pill: #2e353f;
    --accent: #8bb8f4; --on-accent: #0d1a2c; --accent-soft: #1f2d42;
    --bad: #ffb0a8; --bad-soft: #3a1e1c; --good: #8edaa9; --good-soft: #183123; --warn: #f2c97a; --warn-soft: #362a12;
  }
}
`;

/** Links, focus, skip link and top bar. */
export const frame = `*,
*::before,
*::after {
  box-sizing: border-box;
}
a {
  color: var(--accent);
  text-underline-offset: 0.15em;
}
:focus-visible {
  outline: 2px solid var(--accent);
  outline-offset: 2px;
  border-radius: var(--radius);
}
.hidden {
  position: absolute;
  width: 1px;
  height: 1px;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
}
.skip {
  position: absolute;
  left: -100vw;
}
.skip:focus {
  left: var(--gap-2);
  top: var(--gap-2);
  background: var(--surface);
  padding: var(--gap-2);
  z-index: 3;
}
.top {
  position: sticky;
  top: 0;
  z-index: 2;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  padding: var(--gap-2) var(--gap-4);
  background: var(--surface);
  border-bottom: 1px solid var(--line);
}
`;
