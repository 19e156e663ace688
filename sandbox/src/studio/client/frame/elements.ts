/** The element with that id; throws when it is missing, since nothing could work without it. */
export function element<T extends Element = HTMLElement>(id: string): T {
  const found = document.getElementById(id);
  if (!found) throw new Error(`The page has no #${id}`);
  return found as unknown as T;
}

/** Writes a text only when it differs, so that screen readers do not announce it twice. */
export function write(target: Element, text: string): void {
  if (target.textContent !== text) target.textContent = text;
}
