import sharp, { type Sharp } from 'sharp';
import { cover } from '@/artwork/src/cover';
import { type PaintJob } from './painter';
import { type PicturedGame, type PictureType } from './picture';

/** The density at which a unit of a drawing is a pixel. */
const DENSITY = 72;
const DRAWN_WIDTH = 300;

/** A live table without its name, which the tile says below. */
const WIDE = { width: 400, height: 250, title: false, kind: 'live' } as const;

/** The lowest encoder effort without visibly larger files: a tenth of the default's time. */
const ENCODE: Readonly<Record<PictureType, (image: Sharp) => Sharp>> = {
  avif: (image) => image.avif({ quality: 60, effort: 1 }),
  webp: (image) => image.webp({ quality: 82 }),
};

// One core for pictures, the others for requests.
sharp.concurrency(1);

/** Draws a game's cover and encodes it. */
export async function rasterise(
  { id, name, studioName }: PicturedGame,
  { width, type, wide = false }: PaintJob['picture'],
): Promise<Uint8Array> {
  const svg = cover({ id, name, studio: studioName, ...(wide && WIDE) });
  const image = sharp(Buffer.from(svg), { density: (DENSITY * width) / (wide ? WIDE.width : DRAWN_WIDTH) });
  return ENCODE[type](image).toBuffer();
}
