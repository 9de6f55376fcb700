import { tokens } from "./tokens.ts";

export const reportStyle = `${tokens}
* { box-sizing: border-box; }
body { margin: 0 auto; max-width: 76rem; padding: 1.5rem 1rem 4rem; background: var(--page); color: var(--text);
  font: 15px/1.5 var(--sans); overflow-wrap: anywhere; }
h1 { font-size: 1.5rem; line-height: 1.25; margin: 0 0 .5rem; }
h2 { font-size: 1.2rem; margin: 2rem 0 .75rem; }
h3 { font-size: 1rem; margin: 0 0 .5rem; }
h4 { font-size: .95rem; margin: 1rem 0 .25rem; }
h5 { font-size: .8rem; margin: 0 0 .25rem; color: var(--muted); font-weight: 600; }
p { margin: .25rem 0 .5rem; }
small, .muted { color: var(--muted); font-weight: 400; }
.bad { color: var(--bad); }
.warn { color: var(--warn); }
.good { color: var(--good); }
.status { font-weight: 700; white-space: nowrap; }
article, details { background: var(--surface); border: 1px solid var(--line); border-radius: var(--radius);
  padding: .75rem 1rem; margin: 0 0 .75rem; }
article details { margin: .75rem 0 0; }
summary { cursor: pointer; }
:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; }
details[open] > summary { margin-bottom: .5rem; }
code, pre { font: 13px/1.45 var(--mono); }
pre { margin: 0; padding: .6rem .75rem; background: var(--sunk); border-radius: 4px; overflow-x: auto; white-space: pre-wrap; }
.scroll { overflow-x: auto; }
table { border-collapse: collapse; }
th, td { text-align: left; padding: .2rem .9rem .2rem 0; vertical-align: top; font-weight: 400; }
@media (max-width: 45rem) { body { padding: 1rem .75rem 3rem; } article, details { padding: .6rem .7rem; } }
`;
