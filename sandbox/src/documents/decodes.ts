import sharp from 'sharp';

/** Cameras of phones take 108 million pixels; more than that only fills memory. */
const MOST_PIXELS = 120_000_000;
/** A decode takes seconds at most; libvips ends it then. */
const SECONDS = 20;

/** Whether a picture of this kind can be drawn to its last pixel. */
export async function decodes(bytes: Buffer, type: 'jpeg' | 'png'): Promise<boolean> {
  try {
    // The strictest reading: a picture that breaks off is none. Drawn small and row by row, so that memory stays small.
    const picture = sharp(bytes, { limitInputPixels: MOST_PIXELS, failOn: 'warning', sequentialRead: true });
    if ((await picture.metadata()).format !== type) return false;
    await picture.timeout({ seconds: SECONDS }).resize({ width: 64, fastShrinkOnLoad: false }).raw().toBuffer();
    return true;
  } catch {
    return false;
  }
}
