import { tokens } from "@assessment-api/html/tokens";

export const style = `
${tokens}*, *::before, *::after { box-sizing: border-box; }
html { scroll-padding-top: 5rem; -webkit-text-size-adjust: 100%; text-size-adjust: 100%; }
body { margin: 0; min-height: 100vh; display: flex; flex-direction: column; background: var(--page); color: var(--text);
  font: 1rem/1.6 system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", sans-serif; overflow-wrap: break-word; }
.skip { position: absolute; left: -100vw; top: 0; background: var(--surface); padding: .5rem 1rem; z-index: 2; }
.skip:focus { left: 0; }
a { color: var(--accent); text-underline-offset: .15em; }
:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; border-radius: 3px; }
[tabindex="-1"]:focus { outline: none; }
.frame { width: 100%; max-width: 52rem; margin: 0 auto; padding-inline: 1.25rem; }
.top { background: var(--surface); border-bottom: 1px solid var(--line); }
.top .frame { display: flex; flex-wrap: wrap; align-items: center; gap: .25rem 1rem; min-height: 3.5rem; padding-block: .5rem; }
.brand { font-weight: 650; margin: 0 auto 0 0; }
.brand span { font-weight: 400; color: var(--muted); }
.top.running { position: sticky; top: 0; z-index: 1; }
.top p { margin-block: 0; }
.time { font-variant-numeric: tabular-nums; font-weight: 600; white-space: nowrap; }
.time.short { color: var(--bad); }
.status { color: var(--good); font-size: .9375rem; }
.status.failed { color: var(--bad); flex-basis: 100%; order: 1; }
main { flex: 1; padding-block: 2rem 3rem; }
main:focus { outline: none; }
h1 { font-size: 1.75rem; line-height: 1.25; letter-spacing: -.01em; margin: 0 0 .75rem; text-wrap: balance; }
h2 { font-size: 1.25rem; line-height: 1.35; margin: 0 0 .5rem; }
main > h2 { margin-top: 2rem; }
h3 { font-size: 1.0625rem; margin: 1.25rem 0 .25rem; }
h2 + h3 { margin-top: .5rem; }
.task h3 { margin-top: 0; }
h4 { font-size: .9375rem; margin: 0 0 .35rem; }
p, ul, ol { margin: 0 0 1rem; }
ul, ol { padding-left: 1.4rem; }
.lead { font-size: 1.125rem; color: var(--muted); }
.note, .muted { color: var(--muted); }
.small { font-size: .9375rem; }
.text { white-space: pre-wrap; margin: 0 0 1rem; }
.card { background: var(--surface); border: 1px solid var(--line); border-radius: 10px; padding: 1.25rem 1.5rem 1.5rem; margin: 0 0 1.5rem; }
.card > :last-child, blockquote > :last-child { margin-bottom: 0; }
blockquote { margin: 0 0 1rem; padding: .25rem 0 .25rem 1rem; border-left: 3px solid var(--accent); white-space: pre-wrap; }
dl.facts { display: grid; grid-template-columns: minmax(8rem, max-content) minmax(0, 1fr); gap: .35rem 1.5rem; margin: 0 0 1.25rem; }
dl.facts dt { color: var(--muted); }
dl.facts dd { margin: 0; }
.task { display: flex; flex-wrap: wrap; justify-content: space-between; gap: 0 1rem; align-items: baseline; }
.task p { margin: 0 0 .5rem; color: var(--muted); font-size: .9375rem; }
fieldset { border: 0; padding: 0; margin: 0 0 1rem; min-width: 0; }
legend, label { font-weight: 600; padding: 0; }
legend { margin-bottom: .35rem; }
.choice { display: flex; gap: .75rem; align-items: flex-start; padding: .6rem .85rem; border: 1px solid var(--line); border-radius: 8px; margin-bottom: .5rem; font-weight: 400; cursor: pointer; }
.choice:hover { border-color: var(--control); }
.choice:has(:checked) { border-color: var(--accent); background: var(--accent-soft); }
.choice input { width: 1.15rem; height: 1.15rem; margin: .22rem 0 0; flex: none; accent-color: var(--accent); }
input:not([type=checkbox]), textarea, select { font: inherit; color: inherit; background: var(--surface); border: 1px solid var(--control); border-radius: 6px; padding: .45rem .65rem; max-width: 100%; }
textarea { display: block; width: 100%; min-height: 8rem; resize: vertical; margin-top: .35rem; line-height: 1.5; }
textarea.code, pre, code, .gap { font-family: var(--mono); font-size: .9375rem; tab-size: 4; }
textarea.code { min-height: 16rem; }
[aria-invalid=true] { border: 2px solid var(--bad) !important; }
pre { background: var(--sunk); border: 1px solid var(--line); border-radius: 8px; padding: .85rem 1rem; margin: 0 0 1rem; overflow-x: auto; line-height: 1.6; }
pre.wrap { white-space: pre-wrap; }
pre.gaps { white-space: pre-wrap; line-height: 2.3; }
input.gap { padding: .2rem .5rem; width: 12rem; }
.filename { font-family: var(--mono); font-size: .9375rem; font-weight: 600; margin: 1rem 0 .35rem; }
table.lines { border-collapse: collapse; font: .9375rem/1.6 var(--mono); tab-size: 4; width: 100%; }
table.lines td { padding: 0 1rem 0 0; vertical-align: top; white-space: pre; border: 0; }
table.lines td:first-child { color: var(--muted); text-align: right; user-select: none; width: 1%; padding-left: .25rem; }
.code-frame { background: var(--sunk); border: 1px solid var(--line); border-radius: 8px; padding: .75rem .5rem; margin: 0 0 1rem; overflow-x: auto; }
.comment { border: 1px solid var(--line); border-radius: 8px; padding: .85rem 1rem 1rem; margin-bottom: .85rem; }
.comment legend { padding: 0 .4rem; margin-left: -.4rem; }
.row { display: flex; flex-wrap: wrap; gap: .75rem; margin-bottom: .75rem; }
.row > div { display: flex; flex-direction: column; gap: .2rem; min-width: 0; }
.row > div:first-child { flex: 1 1 14rem; }
.row input[inputmode] { width: 6rem; }
.comment label, .field label { font-size: .9375rem; }
.comment textarea { min-height: 4.5rem; }
.field { margin-bottom: 1.25rem; }
.field label { display: block; }
.field input { width: 16rem; }
.hint { display: block; color: var(--muted); font-weight: 400; font-size: .9375rem; margin: 0; }
.problem { display: block; color: var(--bad); font-weight: 600; font-size: .9375rem; margin: .25rem 0 0; }
button, .button { display: inline-block; font: inherit; font-weight: 600; line-height: 1.4; border-radius: 7px; border: 1px solid var(--control); background: var(--surface); color: var(--text); padding: .5rem 1.1rem; cursor: pointer; text-decoration: none; }
button:hover, .button:hover { border-color: var(--accent); color: var(--accent); }
button.main, .button.main { background: var(--accent); border-color: var(--accent); color: var(--on-accent); }
button.main:hover, .button.main:hover { color: var(--on-accent); filter: brightness(1.08); }
button.big { padding: .7rem 1.6rem; font-size: 1.0625rem; }
.actions { display: flex; flex-wrap: wrap; gap: .75rem; align-items: center; }
.card + .actions { margin-bottom: 1.5rem; }
.actions .end { margin-left: auto; }
.steps ol { list-style: none; display: flex; flex-wrap: wrap; gap: .5rem; padding: 0; margin: 0 0 1.5rem; }
.steps button { padding: .4rem .9rem; font-weight: 500; }
.steps small { display: block; font-size: .875rem; color: var(--muted); font-weight: 400; }
.steps [aria-current] { border-color: var(--accent); background: var(--accent-soft); box-shadow: inset 0 -3px var(--accent); font-weight: 650; }
.message { border: 1px solid; border-left-width: 5px; border-radius: 8px; padding: .85rem 1.1rem; margin: 0 0 1.5rem; }
.message > :last-child { margin-bottom: 0; }
.card > .message { margin: 1rem 0 0; }
.message pre { white-space: pre-wrap; overflow-wrap: anywhere; }
.message h2 { font-size: 1.0625rem; margin-bottom: .25rem; }
.message.bad { border-color: var(--bad); background: var(--bad-soft); }
.message.bad a { color: inherit; }
.message.good { border-color: var(--good); background: var(--good-soft); }
.scroll { overflow-x: auto; margin: 0 0 1.5rem; }
.scroll:last-child { margin-bottom: 0; }
table { border-collapse: collapse; width: 100%; }
caption { text-align: left; font-weight: 650; padding-bottom: .35rem; }
th, td { text-align: left; padding: .5rem 1rem .5rem 0; border-bottom: 1px solid var(--line); vertical-align: top; }
th:last-child, td:last-child { padding-right: 0; }
thead th { color: var(--muted); font-weight: 600; font-size: .9375rem; }
tbody th { font-weight: 500; min-width: 8rem; }
tbody tr:last-child > * { border-bottom: 0; }
.number { text-align: right; font-variant-numeric: tabular-nums; white-space: nowrap; }
.pill { display: inline-block; border: 1px solid var(--line); background: var(--sunk); border-radius: 99px; padding: .05rem .7rem; font-size: .9375rem; white-space: nowrap; }
article + article { border-top: 1px solid var(--line); padding-top: 1rem; }
article h3 { margin-top: .25rem; }
.points { color: var(--muted); font-size: .9375rem; }
.points strong { color: var(--text); margin-right: .5rem; }
.question { border-left: 3px solid var(--line); padding-left: 1rem; margin-bottom: 1rem; }
.question > :last-child { margin-bottom: 0; }
.chosen { list-style: none; padding: 0; }
.chosen li { position: relative; padding-left: 1.75rem; color: var(--muted); }
.chosen li::before { content: ""; position: absolute; left: 0; top: .3rem; width: 1.1rem; height: 1.1rem; border: 1px solid var(--control); border-radius: 3px; }
.chosen .selected { color: inherit; font-weight: 600; }
.chosen .selected::before { content: "✓"; border-color: var(--accent); background: var(--accent); color: var(--on-accent); font-size: .8rem; line-height: 1.2; text-align: center; }
mark { background: var(--accent-soft); color: inherit; border-bottom: 2px solid var(--accent); border-radius: 3px; padding: 0 .25rem; }
mark.open { color: var(--muted); border-bottom-style: dashed; font-style: italic; }
.bar { display: block; width: 100%; max-width: 20rem; height: .4rem; margin-top: .3rem; border-radius: 99px; }
.bar rect { fill: var(--accent); }
.bar rect:first-child { fill: var(--line); }
.score + .bar { max-width: none; height: .6rem; margin: 0 0 1.25rem; }
.score { display: flex; flex-wrap: wrap; align-items: baseline; gap: .25rem .75rem; margin-bottom: 1rem; }
.score strong { font-size: 2.25rem; line-height: 1.1; letter-spacing: -.02em; }
.bottom { color: var(--muted); font-size: .875rem; border-top: 1px solid var(--line); }
.bottom p { margin: 0; padding-block: .9rem; }
.hidden { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
@media (max-width: 34rem) {
  .frame { padding-inline: 1rem; }
  h1 { font-size: 1.5rem; }
  .card { padding: 1rem 1rem 1.15rem; }
  dl.facts { grid-template-columns: minmax(0, 1fr); gap: 0; }
  dl.facts dd { margin-bottom: .6rem; }
  .actions button, .actions .button { flex: 1 1 auto; text-align: center; }
  .top.running .brand { flex-basis: 100%; font-size: .9375rem; }
  .top.running .status, .top.running:has(.failed) .time { margin-right: auto; }
  th, td { padding-right: .6rem; }
  tbody th { min-width: 5.5rem; }
  .number + .number + .number { white-space: normal; }
  .stacked thead { display: none; }
  .stacked tr, .stacked th, .stacked td { display: block; padding: 0; border: 0; }
  .stacked tr { padding-bottom: 1rem; }
  .stacked th { font-weight: 650; }
  .stacked [data-label]::before { content: attr(data-label) ": "; color: var(--muted); }
}
@media (forced-colors: active) { .bar rect { fill: Highlight; } .bar rect:first-child { fill: GrayText; } }
@media (prefers-reduced-motion: no-preference) { html { scroll-behavior: smooth; } }
@media print { .top, .bottom, .actions { position: static; } body { background: none; } .card { break-inside: avoid; } }
`;
