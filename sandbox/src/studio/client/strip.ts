/** One reel's strip of symbols, and how it moves: only transform and opacity, which need no main thread. */

const FADE_MS = 180;

/** The picture of a symbol of a game. */
export function cell(game: string, symbol: string): HTMLElement {
  const image = document.createElement('img');
  image.src = `/art/${game}/${symbol}.svg`;
  image.alt = '';
  image.decoding = 'sync';
  image.className = 'cell';
  return image;
}

/** Puts cells on a strip, at rest. */
export function fill(strip: HTMLElement, cells: readonly HTMLElement[]): void {
  for (const animation of strip.getAnimations()) animation.cancel();
  strip.replaceChildren(...cells);
}

/** Moves a strip down from `from` to `to` cells above its top. */
export function drop(strip: HTMLElement, from: number, to: number, timing: KeyframeAnimationOptions): Animation {
  const at = (cells: number) => ({ transform: `translateY(${(-cells / strip.childElementCount) * 100}%)` });
  return strip.animate([at(from), at(to)], { fill: 'both', ...timing });
}

/** Changes a strip's opacity. */
export const fade = (strip: HTMLElement, from: number, to: number): Animation =>
  strip.animate([{ opacity: from }, { opacity: to }], { duration: FADE_MS, fill: 'both', easing: 'ease-out' });
