/** Colours a site may set for the card frame, by query parameter; six hex digits each. */
const COLOURS = { accent: '--accent', surface: '--surface', text: '--text', line: '--line' } as const;

const HEX = /^[0-9a-f]{6}$/i;

/** The CSS of the provider's pages, in the site's colours. Invalid values are ignored. */
export function paymentCss(query: Readonly<Record<string, unknown>>): string {
  const given = Object.entries(COLOURS).flatMap(([name, property]) => {
    const value = query[name];
    return typeof value === 'string' && HEX.test(value) ? [`${property}: #${value};`] : [];
  });
  return `${CSS}${given.length > 0 ? `\n:root:root { ${given.join(' ')} }` : ''}`;
}

/** The colour parameters for the style sheet's URL; everything else is dropped. */
export function coloursOf(query: Readonly<Record<string, unknown>>): string {
  const kept = Object.keys(COLOURS).flatMap((name) => {
    const value = query[name];
    return typeof value === 'string' && HEX.test(value) ? [`${name}=${value}`] : [];
  });
  return kept.length > 0 ? `?${kept.join('&')}` : '';
}

const CSS = `
:root { color-scheme: light dark; --surface: light-dark(#ffffff, #161b20); --text: light-dark(#16191d, #eef2f5); --line: light-dark(#7c8791, #75828d); --accent: light-dark(#0b57d0, #8ab4f8); --wrong: light-dark(#b3261e, #ffb4ab); }
:root[data-theme=dark] { color-scheme: dark; }
:root[data-theme=light] { color-scheme: light; }
* { box-sizing: border-box; }
body { margin: 0; font: 16px/1.5 system-ui, sans-serif; background: transparent; color: var(--text); }
body.page { background: light-dark(#eef1f4, #0c1013); padding: 1rem; }
main { background: var(--surface); padding: 1.25rem; border-radius: 1rem; }
body.page main { max-inline-size: 28rem; margin: 6vh auto; border: 1px solid var(--line); }
h1 { font-size: 1.2rem; line-height: 1.3; margin-block: 0 .5rem; }
p { margin-block: 0 1rem; }
form { display: grid; grid-template-columns: repeat(2, minmax(0, 1fr)); gap: .85rem; }
form > * { grid-column: 1 / -1; }
form > .half { grid-column: auto; }
.choices { grid-template-columns: minmax(0, 1fr); }
label { display: block; font-size: .875rem; font-weight: 600; margin-block-end: .3rem; }
input { font: inherit; inline-size: 100%; min-block-size: 3rem; padding: .5rem .85rem; color: inherit; background: transparent; border: 1px solid var(--line); border-radius: .6rem; }
input[dir=ltr] { text-align: start; font-variant-numeric: tabular-nums; letter-spacing: .02em; }
input[aria-invalid=true] { border-color: var(--wrong); box-shadow: inset 0 0 0 1px var(--wrong); }
.fault { color: var(--wrong); font-size: .85rem; min-block-size: 1.3em; margin: .2rem 0 0; }
button, .button { font: inherit; font-weight: 650; display: block; text-align: center; text-decoration: none; inline-size: 100%; min-block-size: 3rem; padding: .6rem 1rem; cursor: pointer; border-radius: .7rem; border: 1px solid var(--accent); background: var(--accent); color: var(--surface); }
button.quiet { background: transparent; color: var(--accent); }
button[disabled] { cursor: progress; opacity: .65; }
.amount { font-size: 1.5rem; font-weight: 700; margin-block-end: .75rem; font-variant-numeric: tabular-nums; }
.note { font-size: .8rem; margin: 0; opacity: .85; }
.state { text-align: center; padding-block: 1.5rem; font-weight: 600; margin: 0; }
:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; }
[hidden] { display: none !important; }
`;
