/** A ref for what takes the place of the button that was pressed: the focus goes on there, and is read out. */
export const takeFocus = (element: HTMLElement | null): void => element?.focus({ preventScroll: true });
