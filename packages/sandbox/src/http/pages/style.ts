import { tokens } from "@assessment-api/html/tokens";

export const style = `
${tokens}*, *::before, *::after { box-sizing: border-box; }
html { scroll-padding-top: 5rem; -webkit-text-size-adjust: 100%; text-size-adjust: 100%; }
body { margin: 0; min-height: 100vh; display: flex; flex-direction: column; background: var(--page); color: var(--text);
  font: var(--large) / 1.6 var(--sans); overflow-wrap: break-word; }
.skip { position: absolute; left: -100vw; top: 0; background: var(--surface); padding: var(--gap-2) var(--gap-4); z-index: 2; }
.skip:focus { left: 0; }
a { color: var(--accent); text-underline-offset: .15em; }
:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; border-radius: var(--radius); }
[tabindex="-1"]:focus { outline: none; }
.frame { width: 100%; max-width: 52rem; margin: 0 auto; padding-inline: var(--gap-4); }
.top { background: var(--surface); border-bottom: 1px solid var(--line); }
.top .frame { display: flex; flex-wrap: wrap; align-items: center; gap: var(--gap-1) var(--gap-4); min-height: 3.5rem; padding-block: var(--gap-2); }
.brand { font-weight: 650; margin: 0 auto 0 0; }
.brand span { font-weight: 400; color: var(--muted); }
.top.running { position: sticky; top: 0; z-index: 1; }
.top p { margin-block: 0; }
.time { font-variant-numeric: tabular-nums; font-weight: 600; white-space: nowrap; }
.time.short { color: var(--bad); }
.status { color: var(--good); font-size: var(--normal); }
.status.failed { color: var(--bad); flex-basis: 100%; order: 1; }
main { flex: 1; padding-block: var(--gap-8) var(--gap-12); }
main:focus { outline: none; }
h1 { font-size: var(--display); line-height: 1.25; letter-spacing: -.01em; margin: 0 0 var(--gap-3); text-wrap: balance; }
h2 { font-size: var(--title); line-height: 1.35; margin: 0 0 var(--gap-2); }
main > h2 { margin-top: var(--gap-8); }
h3 { font-size: var(--large); margin: var(--gap-4) 0 var(--gap-1); }
h2 + h3 { margin-top: var(--gap-2); }
.task h3 { margin-top: 0; }
h4 { font-size: var(--normal); margin: 0 0 var(--gap-1); }
p, ul, ol { margin: 0 0 var(--gap-4); }
ul, ol { padding-left: var(--gap-6); }
.lead { font-size: var(--large); color: var(--muted); }
.note, .muted { color: var(--muted); }
.small { font-size: var(--normal); }
.text { white-space: pre-wrap; margin: 0 0 var(--gap-4); }
.card { background: var(--surface); border: 1px solid var(--line); border-radius: var(--radius); padding: var(--gap-4) var(--gap-6) var(--gap-6); margin: 0 0 var(--gap-6); }
.card > :last-child, blockquote > :last-child { margin-bottom: 0; }
blockquote { margin: 0 0 var(--gap-4); padding: var(--gap-1) 0 var(--gap-1) var(--gap-4); border-left: 3px solid var(--accent); white-space: pre-wrap; }
dl.facts { display: grid; grid-template-columns: minmax(8rem, max-content) minmax(0, 1fr); gap: var(--gap-1) var(--gap-6); margin: 0 0 var(--gap-4); }
dl.facts dt { color: var(--muted); }
dl.facts dd { margin: 0; }
.task { display: flex; flex-wrap: wrap; justify-content: space-between; gap: 0 var(--gap-4); align-items: baseline; }
.task p { margin: 0 0 var(--gap-2); color: var(--muted); font-size: var(--normal); }
fieldset { border: 0; padding: 0; margin: 0 0 var(--gap-4); min-width: 0; }
legend, label { font-weight: 600; padding: 0; }
legend { margin-bottom: var(--gap-1); }
.choice { display: flex; gap: var(--gap-3); align-items: flex-start; padding: var(--gap-2) var(--gap-3); border: 1px solid var(--line); border-radius: var(--radius); margin-bottom: var(--gap-2); font-weight: 400; cursor: pointer; }
.choice:hover { border-color: var(--control); }
.choice:has(:checked) { border-color: var(--accent); background: var(--accent-soft); }
.choice input { width: 1.15rem; height: 1.15rem; margin: var(--gap-1) 0 0; flex: none; accent-color: var(--accent); }
input:not([type=checkbox]), textarea, select { font: inherit; color: inherit; background: var(--surface); border: 1px solid var(--control); border-radius: var(--radius); padding: var(--gap-2) var(--gap-3); max-width: 100%; }
textarea { display: block; width: 100%; min-height: 8rem; resize: vertical; margin-top: var(--gap-1); line-height: 1.5; }
textarea.code, pre, code, .gap { font-family: var(--mono); font-size: var(--normal); tab-size: 4; }
textarea.code { min-height: 16rem; }
[aria-invalid=true] { border: 2px solid var(--bad) !important; }
pre { background: var(--sunk); border: 1px solid var(--line); border-radius: var(--radius); padding: var(--gap-3) var(--gap-4); margin: 0 0 var(--gap-4); overflow-x: auto; line-height: 1.6; }
pre.wrap { white-space: pre-wrap; }
pre.gaps { white-space: pre-wrap; line-height: 2.3; }
input.gap { padding: var(--gap-1) var(--gap-2); width: 12rem; }
.filename { font-family: var(--mono); font-size: var(--normal); font-weight: 600; margin: var(--gap-4) 0 var(--gap-1); }
table.lines { border-collapse: collapse; font: var(--normal) / 1.6 var(--mono); tab-size: 4; width: 100%; }
table.lines td { padding: 0 var(--gap-4) 0 0; vertical-align: top; white-space: pre; border: 0; }
table.lines td:first-child { color: var(--muted); text-align: right; user-select: none; width: 1%; padding-left: var(--gap-1); }
.code-frame { background: var(--sunk); border: 1px solid var(--line); border-radius: var(--radius); padding: var(--gap-3) var(--gap-2); margin: 0 0 var(--gap-4); overflow-x: auto; }
.comment { border: 1px solid var(--line); border-radius: var(--radius); padding: var(--gap-3) var(--gap-4) var(--gap-4); margin-bottom: var(--gap-3); }
.comment legend { padding: 0 var(--gap-2); margin-left: calc(-1 * var(--gap-2)); }
.row { display: flex; flex-wrap: wrap; gap: var(--gap-3); margin-bottom: var(--gap-3); }
.row > div { display: flex; flex-direction: column; gap: var(--gap-1); min-width: 0; }
.row > div:first-child { flex: 1 1 14rem; }
.row input[inputmode] { width: 6rem; }
.comment label, .field label { font-size: var(--normal); }
.comment textarea { min-height: 4.5rem; }
.field { margin-bottom: var(--gap-4); }
.field label { display: block; }
.field input { width: 16rem; }
.hint { display: block; color: var(--muted); font-weight: 400; font-size: var(--normal); margin: 0; }
.problem { display: block; color: var(--bad); font-weight: 600; font-size: var(--normal); margin: var(--gap-1) 0 0; }
button, .button { display: inline-block; font: inherit; font-weight: 600; line-height: 1.4; border-radius: var(--radius); border: 1px solid var(--control); background: var(--surface); color: var(--text); padding: var(--gap-2) var(--gap-4); cursor: pointer; text-decoration: none; }
button:hover, .button:hover { border-color: var(--accent); color: var(--accent); }
button.main, .button.main { background: var(--accent); border-color: var(--accent); color: var(--on-accent); }
button.main:hover, .button.main:hover { color: var(--on-accent); filter: brightness(1.08); }
button.big { padding: var(--gap-3) var(--gap-6); font-size: var(--large); }
.actions { display: flex; flex-wrap: wrap; gap: var(--gap-3); align-items: center; }
.card + .actions { margin-bottom: var(--gap-6); }
.actions .end { margin-left: auto; }
.steps ol { list-style: none; display: flex; flex-wrap: wrap; gap: var(--gap-2); padding: 0; margin: 0 0 var(--gap-6); }
.steps button { padding: var(--gap-2) var(--gap-4); font-weight: 500; }
.steps small { display: block; font-size: var(--normal); color: var(--muted); font-weight: 400; }
.steps [aria-current] { border-color: var(--accent); background: var(--accent-soft); box-shadow: inset 0 -3px var(--accent); font-weight: 650; }
.message { border: 1px solid; border-left-width: 5px; border-radius: var(--radius); padding: var(--gap-3) var(--gap-4); margin: 0 0 var(--gap-6); }
.message > :last-child { margin-bottom: 0; }
.card > .message { margin: var(--gap-4) 0 0; }
.message pre { white-space: pre-wrap; overflow-wrap: anywhere; }
.message h2 { font-size: var(--large); margin-bottom: var(--gap-1); }
.message.bad { border-color: var(--bad); background: var(--bad-soft); }
.message.bad a { color: inherit; }
.message.good { border-color: var(--good); background: var(--good-soft); }
.scroll { overflow-x: auto; margin: 0 0 var(--gap-6); }
.scroll:last-child { margin-bottom: 0; }
table { border-collapse: collapse; width: 100%; }
caption { text-align: left; font-weight: 650; padding-bottom: var(--gap-1); }
th, td { text-align: left; padding: var(--gap-2) var(--gap-4) var(--gap-2) 0; border-bottom: 1px solid var(--line); vertical-align: top; }
th:last-child, td:last-child { padding-right: 0; }
thead th { color: var(--muted); font-weight: 600; font-size: var(--normal); }
tbody th { font-weight: 500; min-width: 8rem; }
tbody tr:last-child > * { border-bottom: 0; }
.number { text-align: right; font-variant-numeric: tabular-nums; white-space: nowrap; }
.pill { display: inline-block; border: 1px solid var(--line); background: var(--sunk); border-radius: var(--radius); padding: 0 var(--gap-3); font-size: var(--normal); white-space: nowrap; }
article + article { border-top: 1px solid var(--line); padding-top: var(--gap-4); }
article h3 { margin-top: var(--gap-1); }
.points { color: var(--muted); font-size: var(--normal); }
.points strong { color: var(--text); margin-right: var(--gap-2); }
.question { border-left: 3px solid var(--line); padding-left: var(--gap-4); margin-bottom: var(--gap-4); }
.question > :last-child { margin-bottom: 0; }
.chosen { list-style: none; padding: 0; }
.chosen li { position: relative; padding-left: var(--gap-6); color: var(--muted); }
.chosen li::before { content: ""; position: absolute; left: 0; top: .3rem; width: 1.1rem; height: 1.1rem; border: 1px solid var(--control); border-radius: var(--radius); }
.chosen .selected { color: inherit; font-weight: 600; }
.chosen .selected::before { content: "✓"; border-color: var(--accent); background: var(--accent); color: var(--on-accent); font-size: var(--small); line-height: 1.2; text-align: center; }
mark { background: var(--accent-soft); color: inherit; border-bottom: 2px solid var(--accent); border-radius: var(--radius); padding: 0 var(--gap-1); }
mark.open { color: var(--muted); border-bottom-style: dashed; font-style: italic; }
.bar { display: block; width: 100%; max-width: 20rem; height: .4rem; margin-top: var(--gap-1); border-radius: var(--radius); }
.bar rect { fill: var(--accent); }
.bar rect:first-child { fill: var(--line); }
.score + .bar { max-width: none; height: .6rem; margin: 0 0 var(--gap-4); }
.score { display: flex; flex-wrap: wrap; align-items: baseline; gap: var(--gap-1) var(--gap-3); margin-bottom: var(--gap-4); }
.score strong { font-size: var(--display); line-height: 1.1; letter-spacing: -.02em; }
.bottom { color: var(--muted); font-size: var(--normal); border-top: 1px solid var(--line); }
.bottom p { margin: 0; padding-block: var(--gap-4); }
.hidden { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
@media (max-width: 34rem) {
  .frame { padding-inline: var(--gap-4); }
  .card { padding: var(--gap-4); }
  dl.facts { grid-template-columns: minmax(0, 1fr); gap: 0; }
  dl.facts dd { margin-bottom: var(--gap-2); }
  .actions button, .actions .button { flex: 1 1 auto; text-align: center; }
  .top.running .brand { flex-basis: 100%; font-size: var(--normal); }
  .top.running .status, .top.running:has(.failed) .time { margin-right: auto; }
  th, td { padding-right: var(--gap-2); }
  tbody th { min-width: 5.5rem; }
  .number + .number + .number { white-space: normal; }
  .stacked thead { display: none; }
  .stacked tr, .stacked th, .stacked td { display: block; padding: 0; border: 0; }
  .stacked tr { padding-bottom: var(--gap-4); }
  .stacked th { font-weight: 650; }
  .stacked [data-label]::before { content: attr(data-label) ": "; color: var(--muted); }
}
@media (forced-colors: active) { .bar rect { fill: Highlight; } .bar rect:first-child { fill: GrayText; } }
@media (prefers-reduced-motion: no-preference) { html { scroll-behavior: smooth; } }
@media print { .top, .bottom, .actions { position: static; } body { background: none; } .card { break-inside: avoid; } }
`;
