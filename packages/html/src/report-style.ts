import { tokens } from "./tokens.ts";

export const reportStyle = `${tokens}
* { box-sizing: border-box; }
body { margin: 0 auto; max-width: 76rem; padding: var(--gap-6) var(--gap-4) 4rem; background: var(--page); color: var(--text);
  font: var(--normal) / 1.5 var(--sans); overflow-wrap: anywhere; }
h1 { font-size: var(--display); line-height: 1.25; margin: 0 0 var(--gap-2); }
h2 { font-size: var(--title); margin: var(--gap-8) 0 var(--gap-3); }
h3 { font-size: var(--large); margin: 0 0 var(--gap-2); }
h4 { font-size: var(--normal); margin: var(--gap-4) 0 var(--gap-1); }
h5 { font-size: var(--small); margin: 0 0 var(--gap-1); color: var(--muted); font-weight: 600; }
p { margin: var(--gap-1) 0 var(--gap-2); }
small, .muted { color: var(--muted); font-weight: 400; }
.bad { color: var(--bad); }
.warn { color: var(--warn); }
.good { color: var(--good); }
.status { font-weight: 700; white-space: nowrap; }
article, details { background: var(--surface); border: 1px solid var(--line); border-radius: var(--radius);
  padding: var(--gap-3) var(--gap-4); margin: 0 0 var(--gap-3); }
article details { margin: var(--gap-3) 0 0; }
summary { cursor: pointer; }
:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; }
details[open] > summary { margin-bottom: var(--gap-2); }
code, pre { font: var(--small) / 1.45 var(--mono); }
pre { margin: 0; padding: var(--gap-2) var(--gap-3); background: var(--sunk); border-radius: var(--radius); overflow-x: auto; white-space: pre-wrap; }
.scroll { overflow-x: auto; }
table { border-collapse: collapse; }
th, td { text-align: left; padding: var(--gap-1) var(--gap-4) var(--gap-1) 0; vertical-align: top; font-weight: 400; }
@media (max-width: 45rem) { body { padding: var(--gap-4) var(--gap-3) var(--gap-12); } article, details { padding: var(--gap-2) var(--gap-3); } }
`;
