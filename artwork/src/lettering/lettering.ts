import { rect, round } from '../drawing/svg';
import { times } from '../drawing/random';
import { wash } from '../scenes/stage';
import { asCapitals, bend, type FaceId, hasOutlines, setLine, type SetLine } from './face';
import { titleLines } from './lines';
import { WARPS } from './warp';

/** Colours of a title: outline, sides of the letters, and their front from top to bottom. */
export type TitleColours = { ink: string; side: string; front: readonly [string, string, string, string] };

export type TitleStyle = { face: FaceId; warp: number; colours: TitleColours };

type Size = { width: number; height: number };

/** Maximum share of the picture's height, for one line and by number of lines, and of its width. */
const TALLEST_LINE = 0.125;
const TALLEST: readonly number[] = [0, 0.125, 0.235, 0.285];
const WIDEST = 0.88;
const GAP = 0.022;
const LIFT = 0.022;
const FOOT = 0.915;
const STUDIO_FOOT = 0.968;
const STUDIO_HEIGHT = 0.0145;

/** Heights of the lines in the picture's units, with every line as wide as allowed. */
function heightsOf(lines: readonly SetLine[], { width, height }: Size): number[] {
  const wished = lines.map((line) => Math.min(((width * WIDEST) / line.width) * line.capital, height * TALLEST_LINE));
  const gaps = height * GAP * (lines.length - 1);
  const total = wished.reduce((sum, line) => sum + line, gaps);
  const allowed = height * (TALLEST[lines.length] ?? 0.285);
  return total > allowed ? wished.map((line) => (line * allowed) / total) : wished;
}

function outline(lines: readonly SetLine[], warp: number, size: Size): string {
  const { width, height } = size;
  const move = WARPS[warp] ?? WARPS[0];
  const heights = heightsOf(lines, size);
  const gap = height * GAP;
  let base = height * FOOT - heights.reduce((sum, line) => sum + line + gap, -gap);
  return lines
    .map((line, i) => {
      const tall = heights[i] ?? 0;
      const scale = tall / line.capital;
      base += tall;
      const [foot, left] = [base, (width - line.width * scale) / 2];
      base += gap;
      const place = (x: number, y: number) => {
        const [at, up] = [left + x * scale, -y * scale];
        const moved = move({ t: (at - width / 2) / (width / 2), y: foot - up, up, lift: height * LIFT });
        return `${round(at + moved.dx)} ${round(moved.y)}`;
      };
      return line.letters.map((letter) => bend(letter.path, (x, y) => place(letter.x + x, y))).join('');
    })
    .join('');
}

const escaped = (text: string): string => text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');

/** A name in a script without outlines, in the system's font. */
const liveText = (name: string, { width, height }: Size): string =>
  `<text x="${width / 2}" y="${round(height * 0.86)}" text-anchor="middle" font-size="${round(Math.min(40, (width * 1.5) / name.length))}" font-weight="800" fill="#fff" stroke="#000" stroke-opacity=".67" stroke-width="6" paint-order="stroke" font-family="Noto Sans,system-ui,sans-serif">${escaped(name)}</text>`;

/** The part of a picture of this size that the letters of a name can take, outlines included. */
export function letteringBox(
  name: string,
  { face }: Pick<TitleStyle, 'face'>,
  size: Size,
): { y: number; height: number } {
  const title = asCapitals(name);
  const lines = titleLines(title);
  const heights = hasOutlines(title)
    ? heightsOf(
        lines.map((line) => setLine(line, face)),
        size,
      )
    : [size.height * TALLEST_LINE];
  const tall = heights.reduce((sum, line) => sum + line, size.height * GAP * (heights.length - 1));
  // The bend lifts letters above their line, or lowers them; outlines and sides stand out below.
  const margin = size.height * (LIFT + 0.02);
  const y = size.height * FOOT - tall - margin;
  return { y, height: tall + 2 * margin };
}

/** The name of a game at the foot of the cover: outlined, with sides and a metallic front. */
export function lettering(name: string, { face, warp, colours }: TitleStyle, size: Size): string {
  const title = asCapitals(name);
  if (!hasOutlines(title)) return liveText(name, size);
  const { ink, side, front } = colours;
  const depth = Math.max(3, Math.round(size.height * 0.012));
  const lines = titleLines(title).map((line) => setLine(line, face));
  const copy = (y: number, fill: string, stroke: string, width: number, more = '') =>
    `<use href="#title" y="${y}" fill="${fill}" stroke="${stroke}" stroke-width="${width}" stroke-linejoin="round"${more}/>`;
  const stops = [0, 48, 52, 100].map((at, i) => `<stop offset="${at}%" stop-color="${front[i]}"/>`).join('');
  return (
    `<defs><path id="title" d="${outline(lines, warp, size)}"/><linearGradient id="metal" x1="0" y1="0" x2="0" y2="1">${stops}</linearGradient></defs>` +
    copy(depth, ink, ink, 12, ' opacity=".92"') +
    times(depth, (i) => copy(depth - i, side, side, 3)) +
    copy(0, ink, ink, 4.5) +
    '<use href="#title" fill="url(#metal)"/>'
  );
}

/** The gradient that darkens the picture under the title. */
export const floor = ({ width, height }: Size): string => rect(0, 0, width, height, 0, wash('fade'));

/** The studio's name in small capitals at the very bottom. */
export function studioLine(studio: string, { width, height }: Size): string {
  const text = asCapitals(studio).replace(/[^A-Z0-9 ]/g, '');
  if (text.trim() === '') return '';
  const line = setLine(text, 'russo');
  const scale = (height * STUDIO_HEIGHT) / line.capital;
  const air = height * 0.0045;
  const letters = line.letters.map(({ x, path }, i) =>
    bend(path, (px, py) => `${round((x + px) * scale + i * air)} ${round(py * scale)}`),
  );
  const left = (width - line.width * scale - (line.letters.length - 1) * air) / 2;
  return `<path d="${letters.join('')}" transform="translate(${round(left)} ${round(height * STUDIO_FOOT)})" fill="#fff" opacity=".72"/>`;
}
