/** Ref callback for what replaces the pressed button: moves the focus there, so that it is announced. */
export const takeFocus = (element: HTMLElement | null): void => element?.focus({ preventScroll: true });
