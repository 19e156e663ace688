import { Menu } from 'lucide';
import type { KeyboardEvent, MouseEvent } from 'react';
import { Icon } from '@/components/ui/pictures/Icon';
import { useT } from '@/hooks/useT';

/** Id of the footer's link lists: the target of the menu button without JavaScript. */
export const ALL_LINKS_ID = 'all-links';

export type OpenMenu = (event: MouseEvent<HTMLAnchorElement>) => void;

const pressOnSpace = (event: KeyboardEvent<HTMLAnchorElement>) => {
  if (event.key !== ' ') return;
  event.preventDefault();
  event.currentTarget.click();
};

/** Opens the full menu. A link with the role of a button, so that it reaches the same places without JavaScript. */
export function MenuButton({ open, onOpen, size = 20 }: { open: boolean; onOpen: OpenMenu; size?: 20 | 24 }) {
  const t = useT();
  return (
    <a
      role="button"
      className="menu"
      href={`#${ALL_LINKS_ID}`}
      aria-haspopup="dialog"
      aria-expanded={open}
      onClick={onOpen}
      onKeyDown={pressOnSpace}
    >
      <Icon of={Menu} size={size} />
      <span>{t('shell.openMenu')}</span>
    </a>
  );
}
