/** The element with an id of the page; throws when the page lacks it, since nothing could work then. */
export function element<T extends Element = HTMLElement>(id: string): T {
  const found = document.getElementById(id);
  if (!found) throw new Error(`The page has no #${id}`);
  return found as unknown as T;
}

/** Writes a text only when it changes, so that screen readers are not told twice. */
export function write(target: Element, text: string): void {
  if (target.textContent !== text) target.textContent = text;
}
