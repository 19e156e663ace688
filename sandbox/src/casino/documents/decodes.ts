import sharp from 'sharp';

/** Phone cameras produce up to 108 megapixels; larger pictures would only exhaust memory. */
const MOST_PIXELS = 120_000_000;
/** A decode takes a few seconds; libvips aborts it after this time. */
const SECONDS = 20;

/** Whether a picture of this type decodes completely. */
export async function decodes(bytes: Buffer, type: 'jpeg' | 'png'): Promise<boolean> {
  try {
    // Strictest mode: a truncated picture fails. Sequential reading and a small output keep memory use low.
    const picture = sharp(bytes, { limitInputPixels: MOST_PIXELS, failOn: 'warning', sequentialRead: true });
    if ((await picture.metadata()).format !== type) return false;
    await picture.timeout({ seconds: SECONDS }).resize({ width: 64, fastShrinkOnLoad: false }).raw().toBuffer();
    return true;
  } catch {
    return false;
  }
}
