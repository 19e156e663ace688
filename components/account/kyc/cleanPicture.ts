/** In pixels. Phone browsers refuse larger canvases, and a document is legible well below this. */
const MOST_PIXELS = 16_000_000;
/** Longest side of the preview, in pixels. */
const PREVIEW_SIDE = 320;
const JPEG_QUALITY = 0.92;

/** The picture to upload, and a small data URL copy as its preview. */
type CleanPicture = { file: File; preview: string };

function draw(source: ImageBitmap | HTMLCanvasElement, scale: number): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(source.width * scale));
  canvas.height = Math.max(1, Math.round(source.height * scale));
  const context = canvas.getContext('2d');
  if (!context) throw new Error('No canvas to draw on');
  context.drawImage(source, 0, 0, canvas.width, canvas.height);
  return canvas;
}

const encode = (canvas: HTMLCanvasElement, type: string) =>
  new Promise<Blob>((resolve, reject) =>
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error('The picture was not encoded'))),
      type,
      JPEG_QUALITY,
    ),
  );

/**
 * Redraws the picture, rotated by its EXIF orientation, which drops the metadata (time, place, device).
 * Rejects for a picture that the browser cannot decode.
 */
export async function cleanPicture(file: File): Promise<CleanPicture> {
  const bitmap = await createImageBitmap(file);
  try {
    const whole = draw(bitmap, Math.min(1, Math.sqrt(MOST_PIXELS / (bitmap.width * bitmap.height))));
    const preview = draw(whole, Math.min(1, PREVIEW_SIDE / Math.max(whole.width, whole.height)));
    const blob = await encode(whole, file.type);
    return { file: new File([blob], file.name, { type: file.type }), preview: preview.toDataURL('image/jpeg') };
  } finally {
    bitmap.close();
  }
}
