import { type Token } from './contract';

/** The CSS value of a token: `token('accent')` → `var(--accent)`. An unknown name does not compile. */
export const token = (name: Token): string => `var(--${name})`;
