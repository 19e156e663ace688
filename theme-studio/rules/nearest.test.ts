import { curacao } from '@/themes/brands/curacao';
import { THEMES } from '@/themes/brands/registry';
import { contrast } from '@/themes/contrast';
import { OPAQUE } from '@/themes/faults';
import { poorPairs } from '@/themes/pairs';
import { distance, hexOf, lchOf } from './color';
import { nearestPassing, pairsOf, remedied, remedy, withColor } from './nearest';

it('turns every color of every theme into OKLCH and back', () => {
  for (const { tokens } of THEMES)
    for (const token of OPAQUE) expect(distance(hexOf(lchOf(tokens[token])), tokens[token])).toBeLessThan(0.004);
});

it('leaves a color that passes as it is', () => {
  for (const token of ['text', 'accent', 'on-hero'] as const)
    expect(nearestPassing(curacao.tokens, token)).toBe(curacao.tokens[token]);
});

it('finds the nearest color of the same hue that passes every pair', () => {
  const tokens = { ...curacao.tokens, 'accent-text': '#0b6d66' };
  const found = nearestPassing(tokens, 'accent-text')!;
  expect(poorPairs({ ...tokens, 'accent-text': found })).toEqual([]);
  expect(Math.abs(lchOf(found).h - lchOf('#0b6d66').h)).toBeLessThan(4);
  // One shade nearer no longer passes.
  const { l, ...rest } = lchOf(found);
  const nearer = hexOf({ ...rest, l: l - 0.01 });
  expect(poorPairs({ ...tokens, 'accent-text': nearer })).not.toEqual([]);
});

it('has no answer where two grounds rule each other out', () => {
  const tokens = { ...curacao.tokens, accent: '#606060', 'accent-hover': '#a0a0a0' };
  expect(nearestPassing(tokens, 'on-accent')).toBeNull();
});

it('changes the ground where no text could be read on it', () => {
  const tokens = { ...curacao.tokens, 'accent-soft': '#8a8a8a' };
  const [pair] = poorPairs(tokens).filter(([text]) => text === 'text');
  const found = remedy(tokens, pair!)!;
  expect(found.token).toBe('accent-soft');
  expect(contrast(tokens.text, found.hex)).toBeGreaterThanOrEqual(4.5);
});

it('lets gradients follow the color they are made of', () => {
  const changed = withColor(curacao.tokens, 'hero-a', '#123456');
  expect(changed['gradient-hero']).toBe(curacao.tokens['gradient-hero'].replace('#013347', '#123456'));
  expect(changed['hero-a']).toBe('#123456');
  expect(changed['gradient-card']).toBe(curacao.tokens['gradient-card']);
});

it('mends several colors that depend on each other, and keeps those that pass', () => {
  const tokens = { ...curacao.tokens, accent: '#14615b', 'accent-text': '#14615b', 'text-subtle': '#3c4c52' };
  const mended = remedied(tokens);
  expect(poorPairs(mended)).toEqual([]);
  expect(mended.text).toBe(tokens.text);
  expect(remedied(curacao.tokens)).toBe(curacao.tokens);
});

it('knows every pair of a token, on either side', () => {
  expect(pairsOf('accent').map(([text, ground]) => `${text} on ${ground}`)).toEqual([
    ...['sunken', 'bg', 'surface1', 'surface2', 'surface3'].map((ground) => `accent on ${ground}`),
    'on-accent on accent',
  ]);
});
