import type { Token } from '@/themes/contract';

/** What a provider's page may take over, and the token it stands for. */
const TOKENS = {
  accent: 'accent',
  surface: 'surface2',
  text: 'text',
  line: 'border-strong',
} as const satisfies Record<string, Token>;

const HEX = /^#([0-9a-f]{6})$/i;

/** The colours of the page's theme for a frame in it, six hex digits each; one that is written otherwise is left out. */
export function frameColours(): Readonly<Record<string, string>> {
  const styles = getComputedStyle(document.documentElement);
  const read = Object.entries(TOKENS).flatMap(([name, token]) => {
    const digits = HEX.exec(styles.getPropertyValue(`--${token}`).trim())?.[1];
    return digits === undefined ? [] : [[name, digits] as const];
  });
  return Object.fromEntries(read);
}
