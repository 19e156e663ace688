import { readSiteMessage, wrapSiteMessage, type DeskColors } from '@/domain/game/frameMessages';
import { contrast } from '@/themes/contrast';
import { THEMES } from '@/themes/brands/registry';
import { DESK_TOKENS, deskColors } from './deskColors';

type Name = keyof DeskColors;

/** What docs/game-frames.md promises a game: text at 4.5, edges and the focus at 3. */
const PROMISED: readonly (readonly [Name, readonly Name[], number])[] = [
  ['text', ['surface', 'surfaceRaised', 'surfaceStrong'], 4.5],
  ['textMuted', ['surface', 'surfaceRaised', 'surfaceStrong'], 4.5],
  ['onAccent', ['accent', 'accentHover'], 4.5],
  ['lineStrong', ['surface', 'surfaceRaised'], 3],
  ['focus', ['surface', 'surfaceRaised', 'surfaceStrong'], 3],
  ['reward', ['surface', 'surfaceRaised', 'surfaceStrong'], 3],
];

const page = document.documentElement;
afterEach(() => page.removeAttribute('style'));

it('looks at twenty themes', () => expect(THEMES).toHaveLength(20));

it.each(THEMES)('L02 a game of $label is told the page’s colors, readable on its controls', ({ tokens }) => {
  for (const token of Object.values(DESK_TOKENS)) page.style.setProperty(`--${token}`, tokens[token]);
  const hello = { type: 'hello', locale: 'en', bonusBuy: false, ...deskColors() } as const;
  expect(readSiteMessage(wrapSiteMessage(hello))).toEqual(hello);
  const { colors } = hello;
  expect(colors?.accent).toBe(tokens.accent);
  const poor = PROMISED.flatMap(([front, backs, least]) =>
    backs.filter((back) => contrast(colors![front], colors![back]) < least).map((back) => `${front} on ${back}`),
  );
  expect(poor).toEqual([]);
});

it('L02 before its sheet is there a page tells no colors', () => expect(deskColors()).toEqual({}));
