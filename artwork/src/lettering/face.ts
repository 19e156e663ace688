import glyphs from '../generated/glyphs.json';

export type FaceId = keyof typeof glyphs;

/** A letter: its advance width and its outline in thousandths of an em, y downwards from the baseline. */
type Letter = readonly [width: number, path: string];

type Face = { capital: number; letters: Readonly<Record<string, Letter>> };

const FACES = glyphs as unknown as Record<FaceId, Face>;

const SPACE = 260;
const TRACKING = 8;

/** A typeset line: its width and cap height in thousandths of an em, and the position of every letter. */
export type SetLine = { width: number; capital: number; letters: readonly { x: number; path: string }[] };

/** Whether every character has an outline; any other needs a system font. */
export const hasOutlines = (text: string): boolean => /^[A-Z0-9 '!&.\-+:]*$/.test(text);

/** The text as on the covers: capitals without accents. */
export const asCapitals = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/’/g, "'")
    .toUpperCase();

/** Typesets a line whose characters all have outlines. */
export function setLine(text: string, face: FaceId): SetLine {
  const { capital, letters } = FACES[face];
  const set: { x: number; path: string }[] = [];
  let x = 0;
  for (const character of text) {
    const letter = letters[character];
    if (letter) set.push({ x, path: letter[1] });
    x += letter ? letter[0] + TRACKING : SPACE;
  }
  return { width: Math.max(1, x - TRACKING), capital, letters: set };
}

/** The outline with every point moved; `move` maps x and y. */
export const bend = (path: string, move: (x: number, y: number) => string): string =>
  path.replace(/(-?\d+) (-?\d+)/g, (_, x: string, y: string) => move(Number(x), Number(y)));
