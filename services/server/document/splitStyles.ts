/** styled-components' sign behind every rule that a server draws. */
const BREAK = '/*!sc*/\n';

/** What says to the browser which classes of a component are drawn: `data-styled.g12[id="…"]{content:"…"}`. */
const NAMES = /^data-styled\.g\d+\[/;

/**
 * The styles of a rendered page in two: the rules themselves, and what says which they are. In one element
 * styled-components would take it out of the page when it comes to life and insert every rule anew, after which a browser
 * styles the whole page once more. Of an element with names alone it learns that the rules are there (ADR 0015).
 */
export function splitStyles(css: string): { rules: string; names: string } {
  const parts = css.split(BREAK).filter((part) => part.trim() !== '');
  const names = parts.filter((part) => NAMES.test(part));
  return {
    rules: parts.filter((part) => !NAMES.test(part)).join(''),
    names: names.map((part) => part + BREAK).join(''),
  };
}
