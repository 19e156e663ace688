import { contrast } from '@/themes/contrast';
import { FONT_SIZES, fontSize, NAME_TONES, nameColour, SURFACES } from './chatLook';

const schemes = ['dark', 'light'] as const;

test.each(schemes.flatMap((scheme) => Object.entries(NAME_TONES[scheme]).map(([name, tone]) => [scheme, name, tone])))(
  'in a %s chat, %s is readable on all its surfaces',
  (scheme, _name, tone) => {
    const { sunken, surface2, surface3 } = SURFACES[scheme as 'dark' | 'light'];
    for (const ground of [sunken, surface2, surface3]) expect(contrast(tone!, ground!)).toBeGreaterThanOrEqual(4.5);
  },
);

test.each(schemes)('the texts of a %s chat are readable', (scheme) => {
  const { sunken, surface2, text, 'text-muted': muted } = SURFACES[scheme];
  for (const words of [text, muted])
    for (const ground of [sunken, surface2]) expect(contrast(words!, ground!)).toBeGreaterThanOrEqual(4.5);
});

test('an unknown colour is the first, another size the nearest', () => {
  expect(nameColour('#f00')).toBe('teal');
  expect(nameColour('gold')).toBe('gold');
  expect([undefined, 1, 14, 15, 99].map(fontSize)).toEqual([15, 13, 15, 15, 18]);
  expect(FONT_SIZES).toContain(fontSize(16));
});
