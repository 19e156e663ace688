/** The separator that styled-components puts behind every rule rendered on the server. */
const BREAK = '/*!sc*/\n';

/** Lists the rendered classes of a component: `data-styled.g12[id="…"]{content:"…"}`. */
const NAMES = /^data-styled\.g\d+\[/;

/**
 * Splits the styles of a rendered page into the rules and the lists of rendered classes. From a single element
 * styled-components would remove the rules on hydration and insert each one again, so the browser would recalculate all
 * styles. From an element with only the class lists it learns that the rules already exist (ADR 0015).
 */
export function splitStyles(css: string): { rules: string; names: string } {
  const parts = css.split(BREAK).filter((part) => part.trim() !== '');
  const names = parts.filter((part) => NAMES.test(part));
  return {
    rules: parts.filter((part) => !NAMES.test(part)).join(''),
    names: names.map((part) => part + BREAK).join(''),
  };
}
