import sharp, { type Sharp } from 'sharp';
import { banner, cover } from '@/artwork/src/cover';
import { mark } from '@/artwork/src/mark';
import { type Drawing, type PaintJob } from './painter';
import { type PictureType } from './picture';

/** The density at which a unit of a drawing is a pixel. */
const DENSITY = 72;

/** Without the name, which the tile or the stage says; a slot's motif nearly fills the height. */
const WIDE = { width: 400, height: 250, title: false, focus: { x: 0.5, zoom: 1.25 } } as const;

/** The lowest encoder effort without visibly larger files: a tenth of the default's time. */
const ENCODE: Readonly<Record<PictureType, (image: Sharp) => Sharp>> = {
  avif: (image) => image.avif({ quality: 60, effort: 1 }),
  webp: (image) => image.webp({ quality: 82 }),
};

// One core for pictures, the others for requests.
sharp.concurrency(1);

/** The drawing as SVG, and its width in units. `wide`: a cover in 16:10. */
function drawn(drawing: Drawing, wide: boolean): { svg: string; units: number } {
  if (!('form' in drawing)) {
    const { id, name, studioName, features } = drawing;
    const kind = features?.includes('live') ? 'live' : 'slot';
    const svg = cover({ id, name, studio: studioName, ...(wide && { ...WIDE, kind }) });
    return { svg, units: wide ? WIDE.width : 300 };
  }
  return drawing.form === 'banner'
    ? { svg: banner(drawing.subject), units: 720 }
    : { svg: mark(drawing.subject), units: 260 };
}

/** Draws a game's cover or an offer's picture and encodes it. */
export async function rasterise(
  drawing: Drawing,
  { width, type, wide = false }: PaintJob['picture'],
): Promise<Uint8Array> {
  const { svg, units } = drawn(drawing, wide);
  const image = sharp(Buffer.from(svg), { density: (DENSITY * width) / units });
  return ENCODE[type](image).toBuffer();
}
