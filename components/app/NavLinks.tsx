import { currentPlace, NAVIGATION } from '@/config/navigation';
import { NamedIcon } from '@/components/ui/NamedIcon';
import { useT } from '@/hooks/useT';
import { useRouter } from 'next/router';
import { SiteLink } from '@/components/ui/SiteLink';

/** The places a guest can go to; `size` is that of the icons. */
export function NavLinks({ size }: { size: 20 | 24 }) {
  const t = useT();
  const { pathname, query } = useRouter();
  const current = currentPlace(pathname, typeof query.category === 'string' ? query.category : undefined);
  return NAVIGATION.filter(({ scope }) => scope !== 'user').map(({ key, href, icon }) => (
    <li key={key}>
      <SiteLink href={href} aria-current={key === current ? 'page' : undefined}>
        <NamedIcon name={icon} size={size} />
        <span>{t(`shell.nav.${key}`)}</span>
      </SiteLink>
    </li>
  ));
}
