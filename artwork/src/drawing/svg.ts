/** Helpers for drawing SVG as text. Coordinates are rounded to a tenth; `more` holds further attributes. */

export type Point = readonly [x: number, y: number];

export const round = (value: number): number => Math.round(value * 10) / 10;

const attributes = (more: string): string => (more ? ` ${more}` : '');

export const path = (d: string, fill: string, more = ''): string =>
  `<path d="${d}" fill="${fill}"${attributes(more)}/>`;

export const polygon = (points: readonly Point[], fill: string, more = ''): string =>
  path(`M${points.map(([x, y]) => `${round(x)},${round(y)}`).join('L')}Z`, fill, more);

/** A polygon from a string of corners: `x,y x,y x,y`. */
export const facet = (corners: string, fill: string, more = ''): string =>
  `<polygon points="${corners}" fill="${fill}"${attributes(more)}/>`;

export const circle = (x: number, y: number, r: number, fill: string, more = ''): string =>
  `<circle cx="${round(x)}" cy="${round(y)}" r="${round(r)}" fill="${fill}"${attributes(more)}/>`;

/** Circles of one colour from a string: `x,y,r x,y,r`. */
export const discs = (places: string, fill: string, more = ''): string =>
  places
    .split(' ')
    .map((place) => {
      const [x = 0, y = 0, r = 0] = place.split(',').map(Number);
      return circle(x, y, r, fill, more);
    })
    .join('');

/** An unfilled circle. */
export const hoop = (x: number, y: number, r: number, colour: string, width: number, more = ''): string =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="none" stroke="${colour}" stroke-width="${width}"${attributes(more)}/>`;

/** Content clipped to a shape; `id` is unique within the picture. */
export const clip = (id: string, shape: string, content: string, transform = ''): string =>
  `<clipPath id="${id}">${shape}</clipPath><g clip-path="url(#${id})"${attributes(transform && `transform="${transform}"`)}>${content}</g>`;

export const ellipse = (x: number, y: number, rx: number, ry: number, fill: string, more = ''): string =>
  `<ellipse cx="${round(x)}" cy="${round(y)}" rx="${round(rx)}" ry="${round(ry)}" fill="${fill}"${attributes(more)}/>`;

export const rect = (x: number, y: number, width: number, height: number, r: number, fill: string, more = ''): string =>
  `<rect x="${round(x)}" y="${round(y)}" width="${round(width)}" height="${round(height)}" rx="${r}" fill="${fill}"${attributes(more)}/>`;

/** A line with round ends. */
export const stroke = (d: string, colour: string, width: number, more = ''): string =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"${attributes(more)}/>`;

export const group = (transform: string, content: string): string => `<g transform="${transform}">${content}</g>`;

/** The content and its mirror image across the vertical axis. */
export const mirror = (content: string): string => content + group('scale(-1 1)', content);

/** Pieces arranged evenly around the centre, the first at `from` degrees. */
export const ring = (pieces: number, piece: (index: number) => string, from = 0): string =>
  Array.from({ length: pieces }, (_, index) =>
    group(`rotate(${round(from + (index * 360) / pieces)})`, piece(index)),
  ).join('');

/** A point at an angle clockwise from the top. */
export const polar = (radius: number, degrees: number): Point => [
  radius * Math.sin((degrees * Math.PI) / 180),
  -radius * Math.cos((degrees * Math.PI) / 180),
];

export const starPoints = (points: number, outer: number, inner: number): readonly Point[] =>
  Array.from({ length: points * 2 }, (_, index) => polar(index % 2 ? inner : outer, (index * 180) / points));

export const opacity = (value: number): string => `opacity="${value}"`;

/** A four-pointed glint. */
export const spark = (x: number, y: number, scale: number): string =>
  group(
    `translate(${round(x)} ${round(y)}) scale(${scale})`,
    path('M0,-10C1,-2 2,-1 10,0C2,1 1,2 0,10C-1,2 -2,1 -10,0C-2,-1 -1,-2 0,-10Z', '#fff', opacity(0.9)),
  );
