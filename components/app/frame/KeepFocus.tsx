import { useEffect } from 'react';
import { isFocusLost } from '@/hooks/address/focusPage';

/** What can stand for a part of it that is gone. */
const PLACES = 'dialog, form, fieldset, section, main, [role]';

/** Marks what has the focus for want of a better place. */
const KEPT = 'data-kept';

/** Who knows a better place than this takes the focus first. */
const PATIENCE_MS = 100;

const isGone = (element: Element): boolean =>
  !element.isConnected || element.matches(':disabled') || element.closest('dialog:not([open])') !== null;

/** Gives the focus to an element that cannot have it otherwise, until it moves on. */
function keepAt(place: HTMLElement): void {
  const wasFocusable = place.hasAttribute('tabindex');
  if (!wasFocusable) place.tabIndex = -1;
  place.setAttribute(KEPT, '');
  place.focus({ preventScroll: true });
  const leave = () => {
    place.removeAttribute(KEPT);
    if (!wasFocusable) place.removeAttribute('tabindex');
  };
  place.addEventListener('blur', leave, { once: true });
}

/**
 * Where the focused element is taken away, as a button that gives way to its result, the part around it that is left
 * takes the focus: who uses the keyboard or a screen reader goes on there, not at the top of the page (WCAG 2.4.3).
 */
export function KeepFocus() {
  useEffect(() => {
    /** The focused element and those around it. */
    let path: HTMLElement[] = [];
    let timer: ReturnType<typeof setTimeout> | undefined;
    const remember = (event: Event) => {
      path = event.composedPath().filter((one) => one instanceof HTMLElement);
    };
    const isLost = () => path[0] !== undefined && isGone(path[0]);
    // A press beside it leaves it on purpose.
    const forget = ({ target }: Event) => {
      if (path[0] && !(target instanceof Node && path[0].contains(target))) path = [];
    };
    const keep = () => {
      if (!isLost() || !isFocusLost()) return;
      const place = path.find((one) => !isGone(one) && one.matches(PLACES));
      if (place) keepAt(place);
    };
    const look = () => {
      if (!isLost()) return;
      clearTimeout(timer);
      timer = setTimeout(keep, PATIENCE_MS);
    };
    const changes = new MutationObserver(look);
    changes.observe(document.body, { childList: true, subtree: true, attributeFilter: ['open', 'disabled'] });
    document.addEventListener('focusin', remember);
    document.addEventListener('pointerdown', forget);
    return () => {
      clearTimeout(timer);
      changes.disconnect();
      document.removeEventListener('focusin', remember);
      document.removeEventListener('pointerdown', forget);
    };
  }, []);
  return null;
}
