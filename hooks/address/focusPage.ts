/** Moves the focus to the page's content, when what had it is gone (WCAG 2.4.3). */
export const focusPage = (): void => document.querySelector('main')?.focus({ preventScroll: true });

/**
 * Whether nothing has the focus, as after its element was removed, or something for want of a better place
 * (components/app/frame/KeepFocus.tsx).
 */
export const isFocusLost = (): boolean => !document.activeElement?.matches(':not(body,[data-kept])');
