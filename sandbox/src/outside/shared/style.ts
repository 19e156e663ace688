/** CSS of the simulated services' pages. */
export const OUTSIDE_CSS = `
:root { color-scheme: light dark; --line: light-dark(#c9d0d6, #46525c); --accent: light-dark(#0b57d0, #8ab4f8); }
:root[data-theme=dark] { color-scheme: dark; }
:root[data-theme=light] { color-scheme: light; }
* { box-sizing: border-box; }
body { margin: 0; font: 16px/1.5 system-ui, sans-serif; background: light-dark(#f3f5f8, #14181c); color: light-dark(#16191d, #e8eef2); }
main, .challenge { padding: 1.5rem; background: light-dark(#fff, #1c2228); border: 1px solid var(--line); border-radius: 1rem; }
main { max-inline-size: 28rem; margin: 6vh auto; }
.challenge { min-block-size: 26rem; }
h1 { font-size: 1.35rem; line-height: 1.3; margin-block: 0 .5rem; }
p { margin-block: 0 1rem; }
.people { display: grid; gap: .5rem; }
button { font: inherit; inline-size: 100%; min-block-size: 3rem; padding: .5rem .9rem; text-align: start; cursor: pointer; color: inherit; background: transparent; border: 1px solid var(--line); border-radius: .6rem; }
button:hover { border-color: var(--accent); }
button small { display: block; opacity: .8; }
.cancel { margin-block-start: 1rem; text-align: center; color: var(--accent); font-weight: 600; }
:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; }
.captcha { background: transparent; padding: 2px; }
.box { display: flex; align-items: center; gap: .75rem; min-block-size: 4.25rem; padding: .75rem 1rem; background: light-dark(#fff, #1c2228); border: 1px solid var(--line); border-radius: .6rem; }
.box input { inline-size: 1.5rem; block-size: 1.5rem; margin: 0; accent-color: var(--accent); flex: none; }
.box label { flex: 1; cursor: pointer; }
.badge { min-block-size: 3rem; padding: .25rem .75rem; }
.box small { opacity: .8; font-size: .75rem; text-align: end; }
`;
