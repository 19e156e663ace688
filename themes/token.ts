import { type Token } from './contract';

/** The CSS value of a token: `token('accent')` → `var(--accent)`. A name the contract does not know does not compile. */
export const token = (name: Token): string => `var(--${name})`;
