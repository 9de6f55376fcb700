export const style = `
* { box-sizing: border-box; }
html { scroll-padding-top: 1rem; }
body { margin: 0 auto; max-width: 60rem; padding: var(--gap-8) var(--gap-4) 4rem; background: var(--page); color: var(--text); font: var(--large) / 1.55 var(--sans); }
code, pre { font: var(--normal) / 1.5 var(--mono); }
a { color: var(--accent); }
:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; border-radius: var(--radius); }
.skip { position: absolute; left: -99rem; }
.skip:focus { left: 1rem; top: 1rem; background: var(--surface); padding: var(--gap-2); }
h1 { margin: 0; font-size: var(--display); line-height: 1.2; }
h2 { margin: 0 0 var(--gap-1); font-size: var(--title); }
h2 small { color: var(--muted); font-size: var(--normal); font-weight: 400; }
h3 { margin: var(--gap-6) 0 var(--gap-2); font-size: var(--large); }
h4 { margin: 0; font-size: var(--normal); font-weight: 400; }
header p { margin: var(--gap-2) 0 var(--gap-4); color: var(--muted); }
nav ul { display: flex; flex-wrap: wrap; gap: var(--gap-2) var(--gap-6); margin: 0; padding: 0; list-style: none; }
nav a { font-weight: 600; }
nav span, .what { color: var(--muted); font-size: var(--normal); }
.prefer { margin: var(--gap-6) 0; padding: var(--gap-4) var(--gap-4); background: var(--sunk); border-radius: var(--radius); }
.prefer h2 { font-size: var(--large); }
.prefer p { margin: 0; }
dl { display: grid; grid-template-columns: max-content 1fr; gap: var(--gap-1) var(--gap-4); margin: var(--gap-3) 0 0; }
dd { margin: 0; color: var(--muted); }
.version { margin-top: var(--gap-8); padding-top: var(--gap-6); border-top: 1px solid var(--line); }
.links { display: flex; flex-wrap: wrap; gap: var(--gap-1) var(--gap-4); margin: 0; }
details { background: var(--surface); border: 1px solid var(--line); border-bottom-width: 0; }
details:first-of-type { border-radius: var(--radius) var(--radius) 0 0; }
details:last-of-type { border-bottom-width: 1px; border-radius: 0 0 var(--radius) var(--radius); }
details:only-of-type { border-radius: var(--radius); }
summary { display: flex; flex-wrap: wrap; align-items: baseline; gap: var(--gap-1) var(--gap-3); padding: var(--gap-2) var(--gap-4); cursor: pointer; list-style: none; }
summary::-webkit-details-marker { display: none; }
summary::before { content: ""; flex: 0 0 0.4rem; height: 0.4rem; border: solid var(--muted); border-width: 0 2px 2px 0; align-self: center; transform: rotate(-45deg); }
details[open] > summary::before { transform: rotate(45deg); }
summary:hover, details[open] > summary { background: var(--sunk); }
summary .what { margin-left: auto; }
.method { flex: 0 0 4.25rem; font-size: var(--small); font-weight: 700; color: var(--accent); }
.method.delete { color: var(--bad); }
.method.post, .method.put, .method.patch { color: var(--good); }
.response { padding: var(--gap-4); border-top: 1px solid var(--line); }
.status { display: inline-block; min-width: 2.5rem; font-weight: 700; }
.good { color: var(--good); }
.bad { color: var(--bad); }
.sample { margin-top: var(--gap-3); }
.sample p { display: flex; flex-wrap: wrap; align-items: center; gap: var(--gap-1) var(--gap-3); margin: 0 0 var(--gap-1); min-height: 1.9rem; }
button { margin-left: auto; padding: var(--gap-1) var(--gap-3); border: 1px solid var(--control); border-radius: var(--radius); background: var(--surface); color: var(--accent); font: inherit; font-size: var(--normal); cursor: pointer; }
button[hidden] { display: none; }
button:hover { border-color: var(--accent); }
pre { margin: 0; padding: var(--gap-3) var(--gap-4); max-height: 26rem; overflow: auto; background: var(--sunk); border-radius: var(--radius); }
#status { position: fixed; right: 1rem; bottom: 1rem; margin: 0; padding: var(--gap-2) var(--gap-4); background: var(--text); color: var(--surface); border-radius: var(--radius); }
#status:empty { display: none; }
@media (max-width: 40rem) {
  dl { grid-template-columns: 1fr; }
  dd { margin-bottom: var(--gap-2); }
  summary .what { margin-left: 0; flex-basis: 100%; }
}
`;

/** Script for the copy buttons, which also opens the operation in the URL fragment. */
export const script = `
const status = document.getElementById('status');
let timer;
function say(text) {
  status.textContent = text;
  clearTimeout(timer);
  timer = setTimeout(() => { status.textContent = ''; }, 2000);
}
for (const button of document.querySelectorAll('button')) {
  button.hidden = false;
  button.addEventListener('click', async () => {
    const pre = button.closest('.sample').querySelector('pre');
    try {
      await navigator.clipboard.writeText(pre.textContent);
      say('Copied');
    } catch {
      getSelection().selectAllChildren(pre);
      say('Selected: press Ctrl+C or Cmd+C');
    }
  });
}
function openTarget() {
  const target = document.getElementById(decodeURIComponent(location.hash.slice(1)));
  if (target && target.tagName === 'DETAILS') target.open = true;
}
addEventListener('hashchange', openTarget);
openTarget();
`;
