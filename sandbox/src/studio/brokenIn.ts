/** What a page never says, because a value was missing; in other languages than English "null" is a word. */
export const brokenIn = (code: string): RegExp =>
  code === 'en' ? /undefined|NaN|null|\[object|Infinity|>\s*×/ : /undefined|NaN|\[object|Infinity|>\s*×/;
