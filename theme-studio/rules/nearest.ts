import { type ThemeToken } from '@/themes/contract';
import { contrast } from '@/themes/contrast';
import { type Pair, PAIRS, poorPairs } from '@/themes/pairs';
import { distance, hexOf, lchOf } from './color';

type Tokens = Readonly<Record<ThemeToken, string>>;

/** The contrast of a pair, and whether it is enough. */
export type Measured = { pair: Pair; ratio: number; passes: boolean };

/** Every pair that a token belongs to, as text or as ground. */
export const pairsOf = (token: ThemeToken): readonly Pair[] =>
  PAIRS.filter(([text, ground]) => text === token || ground === token);

export const measure = (pairs: readonly Pair[], tokens: Tokens): Measured[] =>
  pairs.map((pair) => {
    const ratio = contrast(tokens[pair[0]], tokens[pair[1]]);
    return { pair, ratio, passes: ratio >= pair[2] };
  });

const STEPS = 256;

/** The colours of one hue from black to white. Contrast follows lightness, so these reach every contrast there is. */
function shadesOf(hex: string): string[] {
  const lch = lchOf(hex);
  return Array.from({ length: STEPS + 1 }, (_, step) => hexOf({ ...lch, l: step / STEPS }));
}

const passes = (hex: string, token: ThemeToken, pairs: readonly Pair[], tokens: Tokens) =>
  pairs.every(([text, ground, least]) => contrast(hex, tokens[text === token ? ground : text]) >= least);

/**
 * The colour nearest to a token's own, of the same hue, with which all these pairs of it pass; null where there is none.
 */
export function nearestPassing(tokens: Tokens, token: ThemeToken, pairs = pairsOf(token)): string | null {
  const own = tokens[token];
  if (passes(own, token, pairs, tokens)) return own;
  const shades = shadesOf(own).filter((hex) => passes(hex, token, pairs, tokens));
  return shades.reduce<string | null>(
    (best, hex) => (best === null || distance(own, hex) < distance(own, best) ? hex : best),
    null,
  );
}

/** Puts a colour in place of another, also in the gradients made of it. */
export function withColor<T extends Tokens>(tokens: T, token: ThemeToken, hex: string): T {
  const old = tokens[token];
  // A colour too short to be told from part of another one is left alone.
  const follows = ([name, value]: [string, string]) =>
    name.startsWith('gradient-') && old.length === 7 ? [name, value.replaceAll(old, hex)] : [name, value];
  return { ...Object.fromEntries(Object.entries(tokens).map(follows)), [token]: hex } as T;
}

/**
 * A nearest change that lets a poor pair pass: of the text, with all its pairs; else of the text as far as it is read on
 * something; else of the ground; null where no single colour does it.
 */
export function remedy(tokens: Tokens, [text, ground]: Pair): { token: ThemeToken; hex: string } | null {
  const asText = PAIRS.filter(([foreground]) => foreground === text);
  const choices = [
    [text, pairsOf(text)],
    [text, asText],
    [ground, pairsOf(ground)],
  ] as const;
  for (const [token, pairs] of choices) {
    const hex = nearestPassing(tokens, token, pairs);
    if (hex !== null) return { token, hex };
  }
  return null;
}

/** More rounds than a theme has colours that depend on each other. */
const ROUNDS = 40;

/** The first change that lets a poor pair pass. */
function firstChange(tokens: Tokens): { token: ThemeToken; hex: string } | null {
  for (const pair of poorPairs(tokens)) {
    const change = remedy(tokens, pair);
    if (change && change.hex !== tokens[change.token]) return change;
  }
  return null;
}

/** Applies remedies until every pair passes, or none helps any more. */
export function remedied<T extends Tokens>(tokens: T): T {
  let now = tokens;
  for (let round = 0; round < ROUNDS; round += 1) {
    const change = firstChange(now);
    if (!change) return now;
    now = withColor(now, change.token, change.hex);
  }
  return now;
}
