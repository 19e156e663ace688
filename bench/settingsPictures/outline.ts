export type Box = { x: number; y: number; width: number; height: number };

/** Runs in the page: outlines boxes of the window above everything, dialogs too, and numbers them where there are several. */
export function outline(boxes: readonly Box[]): void {
  const layer = document.createElement('div');
  layer.popover = 'manual';
  layer.style.cssText =
    'position:fixed;inset:0;width:100vw;height:100vh;margin:0;padding:0;border:0;background:none;overflow:hidden';
  for (const [at, { x, y, width, height }] of boxes.entries()) {
    const [left, top] = [Math.max(1, x - 4), Math.max(1, y - 4)];
    const [right, bottom] = [Math.min(innerWidth - 1, x + width + 4), Math.min(innerHeight - 1, y + height + 4)];
    const mark = document.createElement('div');
    mark.style.cssText =
      `position:absolute;box-sizing:border-box;left:${left}px;top:${top}px;width:${right - left}px;` +
      `height:${bottom - top}px;border:3px solid #ff2d87;border-radius:6px`;
    const number = document.createElement('b');
    number.textContent = String(at + 1);
    number.style.cssText =
      // At the upper corner, at the lower one where the window ends.
      `position:absolute;right:${Math.max(-14, right + 4 - innerWidth)}px;${top < 16 ? 'bottom' : 'top'}:-16px;` +
      'width:24px;text-align:center;font:700 17px/24px sans-serif;color:#fff;background:#d6006a;border-radius:12px';
    if (boxes.length > 1) mark.append(number);
    layer.append(mark);
  }
  document.body.append(layer);
  layer.showPopover();
}

/** Runs in an empty page: a PNG, as base64, made this wide and a WebP. */
export async function toWebp({ png, width }: { png: string; width: number }): Promise<string> {
  const image = new Image();
  image.src = `data:image/png;base64,${png}`;
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = Math.round((image.height * width) / image.width);
  const context = canvas.getContext('2d')!;
  context.imageSmoothingQuality = 'high';
  context.drawImage(image, 0, 0, canvas.width, canvas.height);
  return canvas.toDataURL('image/webp', 0.8).replace(/^.*,/, '');
}
