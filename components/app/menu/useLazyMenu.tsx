import { useState, type ComponentType, type ReactNode } from 'react';
import { MODAL_EXIT_MS } from '@/config/motion';
import type { MenuSheetProps } from './MenuSheet';
import { ALL_LINKS_ID, type OpenMenu } from './MenuButton';
import { useLinger } from '../late/useLinger';

type LazyMenu = { open: boolean; onOpen: OpenMenu; sheet: ReactNode };

/** The full menu, loaded when it is first opened. If that fails, jumps to the footer's links instead. */
export function useLazyMenu(): LazyMenu {
  const [open, setOpen] = useState(false);
  const [Sheet, setSheet] = useState<ComponentType<MenuSheetProps> | null>(null);
  const shown = useLinger(open || null, MODAL_EXIT_MS);
  const onOpen: OpenMenu = (event) => {
    event.preventDefault();
    setOpen(true);
    if (Sheet) return;
    import('./MenuSheet').then(
      (loaded) => setSheet(() => loaded.MenuSheet),
      () => {
        setOpen(false);
        location.hash = ALL_LINKS_ID;
      },
    );
  };
  return { open, onOpen, sheet: Sheet && shown && <Sheet open={open} onClose={() => setOpen(false)} /> };
}
