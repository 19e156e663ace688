/** Function patterns of a QR code: the modules that do not depend on its content (ISO/IEC 18004). */

/** A square of modules; true is dark. */
export type Modules = boolean[][];

export type Canvas = {
  readonly size: number;
  readonly dark: Modules;
  /** Modules of a function pattern, which carry no data. */
  readonly fixed: Modules;
};

const square = (size: number): Modules => Array.from({ length: size }, () => Array<boolean>(size).fill(false));

function fix({ dark, fixed }: Canvas, x: number, y: number, isDark: boolean): void {
  dark[y]![x] = isDark;
  fixed[y]![x] = true;
}

/** Centre coordinates of the alignment patterns along one axis. */
function alignments(version: number, size: number): number[] {
  if (version === 1) return [];
  const count = Math.floor(version / 7) + 2;
  const step = Math.ceil((version * 4 + 4) / (count * 2 - 2)) * 2;
  return [6, ...Array.from({ length: count - 1 }, (_, index) => size - 7 - (count - 2 - index) * step)];
}

/** A finder pattern with its light separator. */
function finder(canvas: Canvas, centreX: number, centreY: number): void {
  for (let dy = -4; dy <= 4; dy++)
    for (let dx = -4; dx <= 4; dx++) {
      const [x, y] = [centreX + dx, centreY + dy];
      if (x < 0 || y < 0 || x >= canvas.size || y >= canvas.size) continue;
      const ring = Math.max(Math.abs(dx), Math.abs(dy));
      fix(canvas, x, y, ring !== 2 && ring !== 4);
    }
}

function alignment(canvas: Canvas, centreX: number, centreY: number): void {
  for (let dy = -2; dy <= 2; dy++)
    for (let dx = -2; dx <= 2; dx++)
      fix(canvas, centreX + dx, centreY + dy, Math.max(Math.abs(dx), Math.abs(dy)) !== 1);
}

const bitOf = (value: number, place: number): boolean => ((value >>> place) & 1) !== 0;

/** Appends the BCH remainder to the value. */
function checked(value: number, bits: number, polynomial: number): number {
  let rest = value;
  for (let round = 0; round < bits; round++) rest = (rest << 1) ^ ((rest >>> (bits - 1)) * polynomial);
  return (value << bits) | rest;
}

/** Draws both copies of the format information: correction level M (bits 00) and the mask. */
export function drawFormat(canvas: Canvas, mask: number): void {
  const bits = checked(mask, 10, 0x537) ^ 0x5412;
  const { size } = canvas;
  for (let place = 0; place <= 5; place++) fix(canvas, 8, place, bitOf(bits, place));
  fix(canvas, 8, 7, bitOf(bits, 6));
  fix(canvas, 8, 8, bitOf(bits, 7));
  fix(canvas, 7, 8, bitOf(bits, 8));
  for (let place = 9; place < 15; place++) fix(canvas, 14 - place, 8, bitOf(bits, place));
  for (let place = 0; place < 8; place++) fix(canvas, size - 1 - place, 8, bitOf(bits, place));
  for (let place = 8; place < 15; place++) fix(canvas, 8, size - 15 + place, bitOf(bits, place));
  fix(canvas, 8, size - 8, true);
}

function drawVersion(canvas: Canvas, version: number): void {
  if (version < 7) return;
  const bits = checked(version, 12, 0x1f25);
  for (let place = 0; place < 18; place++) {
    const [far, near] = [canvas.size - 11 + (place % 3), Math.floor(place / 3)];
    fix(canvas, far, near, bitOf(bits, place));
    fix(canvas, near, far, bitOf(bits, place));
  }
}

/** A code with only its function patterns; the format area is reserved. */
export function emptyCode(version: number): Canvas {
  const size = version * 4 + 17;
  const canvas: Canvas = { size, dark: square(size), fixed: square(size) };
  for (let place = 0; place < size; place++) {
    fix(canvas, 6, place, place % 2 === 0);
    fix(canvas, place, 6, place % 2 === 0);
  }
  finder(canvas, 3, 3);
  finder(canvas, size - 4, 3);
  finder(canvas, 3, size - 4);
  const centres = alignments(version, size);
  const last = centres.length - 1;
  centres.forEach((x, column) =>
    centres.forEach((y, row) => {
      const atFinder = (column === 0 && (row === 0 || row === last)) || (column === last && row === 0);
      if (!atFinder) alignment(canvas, x, y);
    }),
  );
  drawFormat(canvas, 0);
  drawVersion(canvas, version);
  return canvas;
}
