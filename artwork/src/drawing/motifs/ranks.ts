import { type Ramp } from '../colour';
import { type Motif } from '../paint';
import { group, path, rect, round, stroke } from '../svg';

/* Letters drawn as strokes, so that no font is needed. Each is 100 units high. */

type Glyph = readonly [width: number, d: string];

const GLYPHS = {
  A: [60, 'M0,100L30,0L60,100M12,66H48'],
  C: [56, 'M56,20C40,-12 2,-4 2,50C2,104 40,112 56,80'],
  D: [56, 'M4,0V100H22C66,100 66,0 22,0Z'],
  E: [48, 'M48,0H4V100H48M4,48H40'],
  I: [8, 'M4,0V100'],
  J: [46, 'M46,0V68C46,110 0,110 0,70'],
  K: [60, 'M4,0V100M58,0L6,58M26,38L60,100'],
  L: [46, 'M4,0V100H46'],
  Q: [62, 'M30,0C68,0 68,100 30,100C-8,100 -8,0 30,0ZM36,72L60,104'],
  R: [54, 'M4,100V0H30C58,0 58,52 30,52H4M28,52L54,100'],
  S: [52, 'M50,14C36,-8 4,-4 4,24C4,54 52,44 52,74C52,106 14,106 0,84'],
  T: [56, 'M0,0H56M28,0V100'],
  W: [76, 'M0,0L19,100L38,24L57,100L76,0'],
  '0': [56, 'M28,0C64,0 64,100 28,100C-8,100 -8,0 28,0Z'],
  '1': [28, 'M0,24L26,2V100'],
} as const satisfies Record<string, Glyph>;

type Letter = keyof typeof GLYPHS;

const GAP = 26;

/** A word centred on x = 0 with its top at y = 0, 100 high before `scale`. */
function word(letters: readonly Letter[], draw: (d: string) => string): { width: number; content: string } {
  let x = 0;
  let content = '';
  for (const letter of letters) {
    const [width, d] = GLYPHS[letter];
    content += group(`translate(${x} 0)`, draw(d));
    x += width + GAP;
  }
  return { width: x - GAP, content };
}

const centred = (letters: readonly Letter[], draw: (d: string) => string, height: number, y: number): string => {
  const { width, content } = word(letters, draw);
  const scale = height / 100;
  return group(`translate(${round((-width * scale) / 2)} ${y}) scale(${scale})`, content);
};

/** A playing-card rank as a bevelled letter. */
const rank =
  (...letters: Letter[]): Motif =>
  ({ m }) =>
    [
      centred(letters, (d) => stroke(d, m[0], 44), 128, -58),
      centred(letters, (d) => stroke(d, m[1], 32), 128, -60),
      centred(letters, (d) => stroke(d, m[3], 25), 128, -64),
      centred(letters, (d) => stroke(d, m[5], 7, 'opacity=".85"'), 128, -68),
    ].join('');

export const ace = rank('A');
export const king = rank('K');
export const queen = rank('Q');
export const jack = rank('J');
export const ten = rank('1', '0');

/** A ribbon across the lower third that names a special symbol's function. */
const ribbon = (letters: readonly Letter[], { 0: dark, 2: body, 1: fold }: Ramp, paper: string): string =>
  path('M-116,58L-92,52V96L-116,100L-104,78Z', fold) +
  path('M116,58L92,52V96L116,100L104,78Z', fold) +
  rect(-98, 50, 196, 48, 7, dark) +
  rect(-98, 48, 196, 46, 7, body) +
  centred(letters, (d) => stroke(d, paper, 15), 27, 57.5);

export const wildRibbon = (ramp: Ramp): string => ribbon(['W', 'I', 'L', 'D'], ramp, '#fffaf0');

export const scatterRibbon = (ramp: Ramp): string => ribbon(['S', 'C', 'A', 'T', 'T', 'E', 'R'], ramp, '#fffaf0');
