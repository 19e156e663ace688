import { Menu } from 'lucide';
import type { KeyboardEvent, MouseEvent } from 'react';
import { Icon } from '@/components/ui/pictures/Icon';
import { openModal } from '@/hooks/address/modalAddress';
import { useAddress } from '@/hooks/address/useAddress';
import { useT } from '@/hooks/useT';

/** Id of the footer's link lists: the target of the menu button without JavaScript. */
export const ALL_LINKS_ID = 'all-links';

/** Only a menu that has come is named by the address: if it cannot be had, the footer's links lead to the same places. */
function openMenu(event: MouseEvent): void {
  event.preventDefault();
  import('./MenuSheet').then(
    () => openModal('menu'),
    () => {
      location.hash = ALL_LINKS_ID;
    },
  );
}

const pressOnSpace = (event: KeyboardEvent<HTMLAnchorElement>) => {
  if (event.key !== ' ') return;
  event.preventDefault();
  event.currentTarget.click();
};

/** Opens the full menu. A link with the role of a button, so that it reaches the same places without JavaScript. */
export function MenuButton({ size = 20 }: { size?: 20 | 24 }) {
  const t = useT();
  const open = useAddress('modal') === 'menu';
  return (
    <a
      role="button"
      className="menu"
      href={`#${ALL_LINKS_ID}`}
      aria-haspopup="dialog"
      aria-expanded={open}
      onClick={openMenu}
      onKeyDown={pressOnSpace}
    >
      <Icon of={Menu} size={size} />
      <span>{t('shell.openMenu')}</span>
    </a>
  );
}
