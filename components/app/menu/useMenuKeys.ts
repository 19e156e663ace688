import { useEffect, useEffectEvent, useRef, type FocusEvent, type KeyboardEvent } from 'react';

const ITEMS = '[role="menuitem"]';

/** The next index for an arrow key, Home or End; null for other keys. */
function next(key: string, now: number, count: number): number | null {
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  if (key === 'ArrowDown') return (now + 1) % count;
  if (key === 'ArrowUp') return (now + count - 1) % count;
  return null;
}

/**
 * Keyboard handling of a menu button, following the ARIA practices: arrows, Home and End move between items, Escape
 * returns to the button; a press or focus outside closes the menu.
 */
export function useMenuKeys<Root extends HTMLElement>(open: boolean, setOpen: (open: boolean) => void) {
  const root = useRef<Root>(null);
  const items = () => [...(root.current?.querySelectorAll<HTMLElement>(ITEMS) ?? [])];
  const close = useEffectEvent(() => setOpen(false));

  useEffect(() => {
    if (!open) return;
    root.current?.querySelector<HTMLElement>(ITEMS)?.focus();
    const onPress = ({ target }: Event) => {
      if (target instanceof Node && !root.current?.contains(target)) close();
    };
    document.addEventListener('pointerdown', onPress);
    return () => document.removeEventListener('pointerdown', onPress);
  }, [open]);

  return {
    ref: root,
    onBlur: ({ relatedTarget, currentTarget }: FocusEvent) => {
      if (relatedTarget instanceof Node && !currentTarget.contains(relatedTarget)) setOpen(false);
    },
    onKeyDown: (event: KeyboardEvent) => {
      if (!open) {
        if (event.key !== 'ArrowDown') return;
        event.preventDefault();
        return setOpen(true);
      }
      if (event.key === 'Escape') {
        setOpen(false);
        return root.current?.querySelector('button')?.focus();
      }
      if (event.key === 'Tab') return setOpen(false);
      const all = items();
      const to = next(event.key, all.indexOf(document.activeElement as HTMLElement), all.length);
      if (to === null) return;
      event.preventDefault();
      all[to]?.focus();
    },
  };
}
