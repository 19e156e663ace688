import type { Page } from '@playwright/test';

/**
 * Runs in the page: texts that a reader does not see whole. `cut`: beyond a box that hides what overflows; `outside`:
 * beyond its own button, link with a face, or field; `over`: two texts on each other. Names may end in "…": they stand
 * in <bdi> or have a title.
 */
function collect(): string[] {
  const SLACK = 1.5;
  type Line = { element: Element; words: string; rect: DOMRect; layer: Element | null };

  const layerOf = (element: Element): Element | null => {
    for (let at: Element | null = element; at; at = at.parentElement)
      if (['fixed', 'sticky', 'absolute'].includes(getComputedStyle(at).position)) return at;
    return null;
  };
  const isTiny = ({ width, height }: DOMRect) => width <= 1 || height <= 1;

  /** The box that cuts the text, if one does. What has scrolled out of sight, or is folded away, is hidden. */
  function cutterOf({ element, rect }: Line): Element | null | 'hidden' {
    for (let at: Element | null = element; at && at !== document.body; at = at.parentElement) {
      const { overflowX, overflowY, clipPath } = getComputedStyle(at);
      const box = at.getBoundingClientRect();
      if (isTiny(box) || clipPath.startsWith('inset(')) return 'hidden';
      if (overflowX === 'visible' && overflowY === 'visible') continue;
      const wide = rect.right > box.right + SLACK || rect.left < box.left - SLACK;
      const high = rect.bottom > box.bottom + 3 || rect.top < box.top - 3;
      if ((wide && /auto|scroll/.test(overflowX)) || (high && /auto|scroll/.test(overflowY))) return 'hidden';
      if ((wide && overflowX !== 'visible') || (high && overflowY !== 'visible')) {
        const shows = rect.left < box.right && rect.right > box.left && rect.top < box.bottom && rect.bottom > box.top;
        return shows ? at : 'hidden';
      }
    }
    return null;
  }

  /** The line that a text stands in: a font's own box may be higher than a large line. */
  function lineOf(element: Element, { left, top, width, height }: DOMRect): DOMRect {
    const given = parseFloat(getComputedStyle(element).lineHeight);
    const line = given < height ? given : height;
    return new DOMRect(left, top + (height - line) / 2, width, line);
  }

  const lines: Line[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const words = node.textContent?.trim() ?? '';
    const element = node.parentElement!;
    if (words === '' || element.closest('script, style, noscript, template, svg, select, [inert]')) continue;
    if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    for (const rect of range.getClientRects())
      if (!isTiny(rect)) lines.push({ element, words, rect: lineOf(element, rect), layer: layerOf(element) });
  }

  const found = new Set<string>();
  const shown: Line[] = [];
  const say = (kind: string, { words, element }: Line, where: string) =>
    found.add(`${kind}: “${words.slice(0, 60)}” in <${element.tagName.toLowerCase()}> ${where}`.trim());
  for (const line of lines) {
    const cutter = cutterOf(line);
    if (cutter === 'hidden') continue;
    // What is cut is said once, and lies on nothing.
    if (!cutter) shown.push(line);
    const mayEnd = line.element.closest('bdi, [title]') !== null;
    if (cutter && !mayEnd) say('cut', line, `by <${cutter.tagName.toLowerCase()} class="${cutter.className}">`);
    const face = line.element.closest('button, [role=tab], input, label');
    if (face && !cutter) {
      const box = face.getBoundingClientRect();
      const { rect } = line;
      const out = Math.max(rect.right - box.right, box.left - rect.left);
      if (out > SLACK && getComputedStyle(face).display !== 'inline') say('outside', line, `by ${Math.round(out)} px`);
    }
  }
  shown.forEach((one, index) => {
    for (const other of shown.slice(index + 1)) {
      if (one.layer !== other.layer || one.element === other.element) continue;
      if (one.element.contains(other.element) || other.element.contains(one.element)) continue;
      const width = Math.min(one.rect.right, other.rect.right) - Math.max(one.rect.left, other.rect.left);
      const height = Math.min(one.rect.bottom, other.rect.bottom) - Math.max(one.rect.top, other.rect.top);
      // Lines of tall scripts reach into each other's empty leading.
      const least = Math.min(one.rect.height, other.rect.height) / 2;
      if (width > 3 && height > least) say('over', one, `and “${other.words.slice(0, 40)}”`);
    }
  });
  return [...found];
}

/** Texts of the page that are cut, stand outside of their buttons or lie on each other, as messages. */
export const textFaults = (page: Page): Promise<string[]> => page.evaluate(collect);
