/** Moves the focus to the page's content, when what had it is gone (WCAG 2.4.3). */
export const focusPage = (): void => document.querySelector('main')?.focus({ preventScroll: true });

/** Whether nothing has the focus, as after its element was removed. */
export const isFocusLost = (): boolean => document.activeElement === null || document.activeElement === document.body;
