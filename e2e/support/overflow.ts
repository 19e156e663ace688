import { expect, type Page } from '@playwright/test';

/** Runs in the page: the innermost elements that reach beyond the window, if the page is wider than it. */
function widest(): string[] {
  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth <= clientWidth) return [];
  const isOut = (element: Element) => {
    const { left, right, width } = element.getBoundingClientRect();
    return width > 0 && (right > clientWidth + 1 || left < -1);
  };
  const isClipped = (element: Element) => {
    for (let at = element.parentElement; at && at !== document.body; at = at.parentElement)
      if (getComputedStyle(at).overflowX !== 'visible') return true;
    return false;
  };
  const out = [...document.body.querySelectorAll('*')].filter((element) => isOut(element) && !isClipped(element));
  const inner = out.filter((element) => !out.some((other) => other !== element && element.contains(other)));
  const said = inner.map(
    (element) =>
      `<${element.tagName.toLowerCase()} class="${element.getAttribute('class') ?? ''}"> ${element.textContent?.trim().slice(0, 60)}`,
  );
  return [`${scrollWidth - clientWidth} px too wide`, ...new Set(said)];
}

/** Expects the page to be no wider than its window; else says what makes it so. `where` names the page in the message. */
export const expectNoOverflow = async (page: Page, where = 'what makes the page too wide'): Promise<void> =>
  expect(await page.evaluate(widest), where).toEqual([]);
