/** In pixels. Phone browsers refuse larger canvases, and a document is legible well below this. */
const MOST_PIXELS = 16_000_000;
/** Longest side of the preview, in pixels. */
const PREVIEW_SIDE = 320;
const JPEG = 'image/jpeg';
const JPEG_QUALITY = 0.92;

/** The picture to upload, and a small data URL copy as its preview. */
type CleanPicture = { file: File; preview: string };

function brushOf(canvas: HTMLCanvasElement): CanvasRenderingContext2D {
  const context = canvas.getContext('2d');
  if (!context) throw new Error('No canvas to draw on');
  return context;
}

function draw(source: ImageBitmap | HTMLCanvasElement, scale: number): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(source.width * scale));
  canvas.height = Math.max(1, Math.round(source.height * scale));
  brushOf(canvas).drawImage(source, 0, 0, canvas.width, canvas.height);
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

/** Lays white under a picture: a JPEG has no transparency, and shows it black. */
function underlay(canvas: HTMLCanvasElement): void {
  const brush = brushOf(canvas);
  brush.globalCompositeOperation = 'destination-over';
  brush.fillStyle = 'white';
  brush.fillRect(0, 0, canvas.width, canvas.height);
}

/**
 * Redraws the picture, rotated by its EXIF orientation, which drops the metadata (time, place, device). A browser may
 * pack a PNG less tightly than what made it: one that so reaches `limit` bytes becomes a JPEG. Rejects for a picture
 * that the browser cannot decode.
 */
export async function cleanPicture(file: File, limit: number): Promise<CleanPicture> {
  const bitmap = await createImageBitmap(file);
  try {
    const whole = draw(bitmap, Math.min(1, Math.sqrt(MOST_PIXELS / (bitmap.width * bitmap.height))));
    const preview = draw(whole, Math.min(1, PREVIEW_SIDE / Math.max(whole.width, whole.height)));
    const clean = (blob: Blob, name: string, type: string) => ({
      file: new File([blob], name, { type }),
      preview: preview.toDataURL(JPEG),
    });
    const blob = await encode(whole, file.type);
    if (blob.size < limit || file.type === JPEG) return clean(blob, file.name, file.type);
    underlay(whole);
    return clean(await encode(whole, JPEG), file.name.replace(/[^.]*$/, 'jpg'), JPEG);
  } finally {
    bitmap.close();
  }
}
