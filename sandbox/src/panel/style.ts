export const PANEL_CSS = `
:root { color-scheme: light dark; --line: light-dark(#ccd3d9, #3a444d); --soft: light-dark(#f4f6f8, #171d22); --accent: light-dark(#00595c, #5fd6cf); }
* { box-sizing: border-box; }
body { margin: 0; font: 16px/1.5 system-ui, sans-serif; background: light-dark(#fff, #101418); color: light-dark(#14191d, #e8eef2); }
main { max-inline-size: 60rem; margin-inline: auto; padding: 1.5rem 1rem 4rem; }
h1 { font-size: 1.6rem; line-height: 1.25; margin-block: 0 .5rem; }
h2 { font-size: 1.15rem; margin-block: 0 .5rem; }
section { border: 1px solid var(--line); border-radius: .6rem; background: var(--soft); padding: 1rem; margin-block-start: 1rem; }
p { margin-block: 0 .75rem; max-inline-size: 70ch; }
form { display: flex; flex-wrap: wrap; gap: .75rem; align-items: end; }
@media (width >= 60rem) { .verdict { flex-wrap: nowrap; } }
@media (width < 48rem) { .stacked :is(thead) { display: none; } .stacked :is(tr, td) { display: block; } .stacked td { border: 0; padding-block: .1rem; } .stacked tr { border-block-end: 1px solid var(--line); padding-block: .5rem; } }
.beside { display: flex; flex-wrap: wrap; gap: .75rem 1.5rem; }
.field { display: grid; min-inline-size: 0; gap: .25rem; font-size: .9rem; }
input, select, button { font: inherit; min-block-size: 2.75rem; max-inline-size: 100%; padding: .4rem .7rem; border: 1px solid light-dark(#6b7780, #7d8a94); border-radius: .4rem; background: light-dark(#fff, #0c1013); color: inherit; }
select { inline-size: min(22rem, 80vw); }
.stacked select { inline-size: min(13rem, 80vw); }
input { inline-size: 11rem; }
button { cursor: pointer; border-color: var(--accent); color: var(--accent); font-weight: 600; }
a { color: var(--accent); }
:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; }
.notice { border-inline-start: 4px solid var(--accent); background: var(--soft); padding: .75rem 1rem; }
.wrong { border-color: light-dark(#b3261e, #ff8a80); }
table { inline-size: 100%; border-collapse: collapse; margin-block-end: .75rem; }
th, td { text-align: start; padding: .35rem .5rem .35rem 0; border-block-end: 1px solid var(--line); overflow-wrap: anywhere; }
code { font-size: 1.05em; }
.letter { white-space: pre-line; }
details { margin-block-start: .75rem; }
summary { cursor: pointer; min-block-size: 1.75rem; }
ul { columns: 12rem; padding-inline-start: 1.2rem; }
`;
