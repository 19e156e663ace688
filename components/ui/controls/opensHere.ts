/**
 * Makes a dialog focus this element when it opens, if the device has this kind of pointer: a field for a mouse, another
 * element for touch, where focusing a field would open the on-screen keyboard. Used in a ref, because React's own
 * autoFocus runs before the dialog is visible.
 */
export function opensHere(element: HTMLElement | null, pointer: 'fine' | 'coarse'): void {
  if (element && window.matchMedia?.(`(pointer: ${pointer})`).matches) element.setAttribute('autofocus', '');
}
