/** Style of the index page; colours reach a contrast of 4.5 in both schemes. */
export const style = `
:root {
  --back: #fff; --text: #1d2433; --soft: #566074; --line: #d9dee7; --panel: #f5f7fa; --link: #1a56c4; --good: #17693a; --bad: #a3341c;
}
@media (prefers-color-scheme: dark) {
  :root {
    --back: #12151c; --text: #e6e9ef; --soft: #9aa4b6; --line: #2d3442; --panel: #1a1f29; --link: #86b1ff; --good: #74d19a; --bad: #f59b83;
  }
}
* { box-sizing: border-box; }
html { scroll-padding-top: 1rem; }
body { margin: 0 auto; max-width: 60rem; padding: 2rem 1.25rem 4rem; background: var(--back); color: var(--text); font: 1rem/1.55 system-ui, sans-serif; }
code, pre { font: 0.875rem/1.5 ui-monospace, "SF Mono", Menlo, Consolas, monospace; }
a { color: var(--link); }
:focus-visible { outline: 2px solid var(--link); outline-offset: 2px; border-radius: 3px; }
.skip { position: absolute; left: -99rem; }
.skip:focus { left: 1rem; top: 1rem; background: var(--back); padding: 0.5rem; }
h1 { margin: 0; font-size: 1.75rem; line-height: 1.2; }
h2 { margin: 0 0 0.25rem; font-size: 1.3rem; }
h2 small { color: var(--soft); font-size: 0.9rem; font-weight: 400; }
h3 { margin: 1.75rem 0 0.5rem; font-size: 1rem; }
h4 { margin: 0; font-size: 0.9375rem; font-weight: 400; }
header p { margin: 0.5rem 0 1rem; color: var(--soft); }
nav ul { display: flex; flex-wrap: wrap; gap: 0.5rem 1.5rem; margin: 0; padding: 0; list-style: none; }
nav a { font-weight: 600; }
nav span, .what { color: var(--soft); font-size: 0.9375rem; }
.prefer { margin: 1.75rem 0; padding: 1rem 1.25rem; background: var(--panel); border-radius: 8px; }
.prefer h2 { font-size: 1rem; }
.prefer p { margin: 0; }
dl { display: grid; grid-template-columns: max-content 1fr; gap: 0.25rem 1.25rem; margin: 0.75rem 0 0; }
dd { margin: 0; color: var(--soft); }
.version { margin-top: 2.5rem; padding-top: 1.75rem; border-top: 1px solid var(--line); }
.links { display: flex; flex-wrap: wrap; gap: 0.25rem 1.25rem; margin: 0; }
details { border: 1px solid var(--line); border-bottom-width: 0; }
details:first-of-type { border-radius: 8px 8px 0 0; }
details:last-of-type { border-bottom-width: 1px; border-radius: 0 0 8px 8px; }
details:only-of-type { border-radius: 8px; }
summary { display: flex; flex-wrap: wrap; align-items: baseline; gap: 0.125rem 0.75rem; padding: 0.55rem 0.9rem; cursor: pointer; list-style: none; }
summary::-webkit-details-marker { display: none; }
summary::before { content: ""; flex: 0 0 0.4rem; height: 0.4rem; border: solid var(--soft); border-width: 0 2px 2px 0; align-self: center; transform: rotate(-45deg); }
details[open] > summary::before { transform: rotate(45deg); }
summary:hover, details[open] > summary { background: var(--panel); }
summary .what { margin-left: auto; }
.method { flex: 0 0 4.25rem; font-size: 0.8125rem; font-weight: 700; color: var(--link); }
.method.delete { color: var(--bad); }
.method.post, .method.put, .method.patch { color: var(--good); }
.response { padding: 0.9rem; border-top: 1px solid var(--line); }
.status { display: inline-block; min-width: 2.5rem; font-weight: 700; }
.good { color: var(--good); }
.bad { color: var(--bad); }
.sample { margin-top: 0.75rem; }
.sample p { display: flex; flex-wrap: wrap; align-items: center; gap: 0.25rem 0.75rem; margin: 0 0 0.25rem; min-height: 1.9rem; }
button { margin-left: auto; padding: 0.2rem 0.8rem; border: 1px solid var(--line); border-radius: 6px; background: var(--back); color: var(--link); font: inherit; font-size: 0.875rem; cursor: pointer; }
button[hidden] { display: none; }
button:hover { border-color: var(--link); }
pre { margin: 0; padding: 0.7rem 0.9rem; max-height: 26rem; overflow: auto; background: var(--panel); border-radius: 6px; }
#status { position: fixed; right: 1rem; bottom: 1rem; margin: 0; padding: 0.5rem 0.9rem; background: var(--text); color: var(--back); border-radius: 6px; }
#status:empty { display: none; }
@media (max-width: 40rem) {
  dl { grid-template-columns: 1fr; }
  dd { margin-bottom: 0.5rem; }
  summary .what { margin-left: 0; flex-basis: 100%; }
}
`;

/** Copying needs script, so its buttons show only with script; a linked operation opens. */
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
