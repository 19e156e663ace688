/**
 * Has a dialog put the focus here as it opens, where the pointer is of this kind: into a field with a mouse, beside it with a
 * finger, which would bring up the keyboard of the screen. A ref: React's own autoFocus would focus what is not shown yet.
 */
export function opensHere(element: HTMLElement | null, pointer: 'fine' | 'coarse'): void {
  if (element && window.matchMedia?.(`(pointer: ${pointer})`).matches) element.setAttribute('autofocus', '');
}
