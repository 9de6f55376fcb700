export const style = `
:root { color-scheme: light dark; --paper: #fff; --ink: #1c2128; --soft: #57606a; --line: #d0d7de; --panel: #f6f8fa;
  --del: #ffebe9; --ins: #dafbe1; --bad: #b3261e; --warn: #7a4b00; --good: #116329; }
@media (prefers-color-scheme: dark) { :root { --paper: #0f1419; --ink: #e6edf3; --soft: #9da7b3; --line: #343b44; --panel: #171d24;
  --del: #4b1d1d; --ins: #12381f; --bad: #ff9d94; --warn: #e8b65a; --good: #7ee2a0; } }
* { box-sizing: border-box; }
body { margin: 0 auto; max-width: 76rem; padding: 1.5rem 1rem 4rem; background: var(--paper); color: var(--ink);
  font: 15px/1.5 system-ui, sans-serif; overflow-wrap: anywhere; }
h1 { font-size: 1.5rem; line-height: 1.25; margin: 0 0 .5rem; }
h2 { font-size: 1.2rem; margin: 2rem 0 .75rem; }
h3 { font-size: 1rem; margin: 0 0 .5rem; }
h4 { font-size: .95rem; margin: 1rem 0 .25rem; }
h5 { font-size: .8rem; margin: 0 0 .25rem; color: var(--soft); font-weight: 600; }
small, .facts, .none { color: var(--soft); font-weight: 400; }
p { margin: .25rem 0 .5rem; }
.verdict { font-weight: 700; }
.bad, .tag.wire-breaking { color: var(--bad); }
.tag.sdk-breaking, .tag.undecided { color: var(--warn); }
.good, .tag.additive { color: var(--good); }
.tag { font-size: .85em; font-weight: 700; white-space: nowrap; }
.tag.description { color: var(--soft); }
article, details { border: 1px solid var(--line); border-radius: 6px; padding: .75rem 1rem; margin: 0 0 .75rem; }
article details { margin: .75rem 0 0; }
summary { cursor: pointer; }
summary:focus-visible { outline: 2px solid var(--ink); outline-offset: 2px; }
details[open] > summary { margin-bottom: .5rem; }
code, pre { font: 13px/1.45 ui-monospace, SFMono-Regular, Menlo, monospace; }
pre { margin: 0; padding: .6rem .75rem; background: var(--panel); border-radius: 4px; overflow-x: auto; white-space: pre-wrap; }
.sides { display: grid; grid-template-columns: repeat(2, minmax(0, 1fr)); gap: .75rem; margin: .5rem 0; }
.sides del, .sides ins { display: block; text-decoration: none; margin: 0 -.75rem; padding: 0 .75rem; }
del { background: var(--del); }
ins { background: var(--ins); }
.scroll { overflow-x: auto; }
table { border-collapse: collapse; }
th, td { text-align: left; padding: .2rem .9rem .2rem 0; vertical-align: top; font-weight: 400; }
th { color: var(--soft); }
td code { overflow-wrap: normal; white-space: nowrap; }
.note { border-left: 3px solid var(--line); padding-left: .75rem; color: var(--soft); }
@media (max-width: 45rem) { .sides { grid-template-columns: minmax(0, 1fr); } body { padding: 1rem .75rem 3rem; }
  article, details { padding: .6rem .7rem; } }
`;
