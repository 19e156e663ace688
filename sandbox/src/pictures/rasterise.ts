import sharp, { type Sharp } from 'sharp';
import { banner, cover } from '@/artwork/src/cover';
import { mark } from '@/artwork/src/mark';
import { type Drawing } from './painter';
import { type Picture, type PictureType } from './picture';

/** The density at which a drawing is as many pixels wide as it has units. */
const DENSITY = 72;

/** The lowest encoder effort without visibly larger files: a tenth of the default's time. */
const ENCODE: Readonly<Record<PictureType, (image: Sharp) => Sharp>> = {
  avif: (image) => image.avif({ quality: 60, effort: 1 }),
  webp: (image) => image.webp({ quality: 82 }),
};

// One core for pictures, the others for requests.
sharp.concurrency(1);

/** The drawing as SVG, and its width in units. */
function drawn(drawing: Drawing): { svg: string; wide: number } {
  if (!('form' in drawing)) {
    const { id, name, studioName } = drawing;
    return { svg: cover({ id, name, studio: studioName }), wide: 300 };
  }
  return drawing.form === 'banner'
    ? { svg: banner(drawing.subject), wide: 720 }
    : { svg: mark(drawing.subject), wide: 260 };
}

/** Draws a game's cover or an offer's picture and encodes it. */
export async function rasterise(
  drawing: Drawing,
  { width, type }: Pick<Picture, 'width' | 'type'>,
): Promise<Uint8Array> {
  const { svg, wide } = drawn(drawing);
  const image = sharp(Buffer.from(svg), { density: (DENSITY * width) / wide });
  return ENCODE[type](image).toBuffer();
}
