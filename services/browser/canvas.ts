/** Colours and fonts of the page's theme, as a canvas takes them. Browsers only. */
export function themeOf(page: Element = document.documentElement) {
  const style = getComputedStyle(page);
  return (name: string): string => style.getPropertyValue(`--${name}`).trim();
}

/** The picture of a canvas as a PNG; null where the browser cannot make one. */
export const pngOf = (canvas: HTMLCanvasElement): Promise<Blob | null> =>
  new Promise((resolve) => canvas.toBlob(resolve, 'image/png'));

/** The largest size up to `size` at which the text fits into `width`. */
export function fittingSize(
  ctx: CanvasRenderingContext2D,
  text: string,
  font: (size: number) => string,
  [size, width]: readonly [number, number],
): number {
  ctx.font = font(size);
  const { width: wide } = ctx.measureText(text);
  return wide > width ? Math.floor((size * width) / wide) : size;
}
