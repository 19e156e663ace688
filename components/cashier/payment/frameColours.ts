import type { Token } from '@/themes/contract';

/** Colours offered to a provider's page, with their theme tokens. */
const TOKENS = {
  accent: 'accent',
  surface: 'surface2',
  text: 'text',
  line: 'border-strong',
} as const satisfies Record<string, Token>;

const HEX = /^#([0-9a-f]{6})$/i;

/** The theme's colours for a frame, as six hex digits each; colours in another notation are omitted. */
export function frameColours(): Readonly<Record<string, string>> {
  const styles = getComputedStyle(document.documentElement);
  const read = Object.entries(TOKENS).flatMap(([name, token]) => {
    const digits = HEX.exec(styles.getPropertyValue(`--${token}`).trim())?.[1];
    return digits === undefined ? [] : [[name, digits] as const];
  });
  return Object.fromEntries(read);
}
