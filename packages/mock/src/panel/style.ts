export const style = `
:host { all: initial; color-scheme: light dark; --line: light-dark(#d8dce3, #3a4150); --back: light-dark(#fff, #161a21); --text: light-dark(#1b2330, #e7eaf0);
  --muted: light-dark(#5b6472, #9aa4b5); --accent: light-dark(#1f5fd1, #8ab4ff); font: 14px/1.4 system-ui, sans-serif; color: var(--text); }
[hidden] { display: none !important; }
details { position: fixed; inset: auto 12px 12px auto; z-index: 2147483647; max-width: calc(100vw - 24px); }
summary { cursor: pointer; list-style: none; width: fit-content; margin-left: auto; padding: 6px 14px; border: 1px solid var(--line); border-radius: 999px; background: var(--back);
  box-shadow: 0 2px 8px #0003; }
summary::-webkit-details-marker { display: none; }
.count:not(:empty) { display: inline-block; min-width: 1.4em; padding: 0 .3em; margin-left: 4px; border-radius: 999px; background: var(--accent); color: var(--back); text-align: center; }
section { position: absolute; right: 0; bottom: 44px; width: min(440px, calc(100vw - 24px)); max-height: min(70vh, 640px); overflow: auto; box-sizing: border-box;
  border: 1px solid var(--line); border-radius: 10px; background: var(--back); box-shadow: 0 8px 30px #0004; }
header { position: sticky; top: 0; display: flex; gap: 8px; padding: 10px; background: var(--back); border-bottom: 1px solid var(--line); }
header input { flex: 1; min-width: 0; }
article { padding: 8px 10px 10px; border-bottom: 1px solid var(--line); border-left: 3px solid transparent; }
article.chosen { border-left-color: var(--accent); }
p { padding: 10px; margin: 0; color: var(--muted); }
h3 { margin: 0; font-size: 14px; font-weight: 600; }
.version { margin-right: 6px; color: var(--muted); font-weight: 400; }
code { color: var(--muted); font: 12px/1.5 ui-monospace, monospace; overflow-wrap: anywhere; }
.choice, .world, .copies { display: flex; gap: 8px; margin-top: 6px; }
select { flex: 1; min-width: 0; }
label { white-space: nowrap; color: var(--muted); }
input[type=number] { width: 5em; }
.world input { flex: 1; min-width: 0; }
input, select, button { font: inherit; padding: 4px 8px; border: 1px solid var(--line); border-radius: 6px; background: var(--back); color: var(--text); }
button { cursor: pointer; }
button:disabled { cursor: default; color: var(--muted); }
:is(input, select, button, summary):focus-visible { outline: 2px solid var(--accent); outline-offset: 1px; }
`;
