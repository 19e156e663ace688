import { STATIC_PAGES } from '@/config/pages/staticPages';
import { isGroup, type MenuGroup, type MenuPlace } from '@/domain/site/navigation/menu';
import { safeHref } from '@/domain/links/safeHref';
import { useNoCalendar } from '@/hooks/player/useNoCalendar';
import { useUnpromoted } from '@/hooks/player/useQuiet';
import { useFollow } from '@/hooks/address/useFollow';
import { usePageUrl } from '@/hooks/address/usePageUrl';
import { useSettings } from '@/hooks/useSettings';
import { useT } from '@/hooks/useT';
import { FooterColumn, type FooterLink } from './FooterColumn';
import { wordsOf } from '../menu/menuRows';
import { useEntries, useMenu } from '../menu/useMenu';

/**
 * All places as plain links, in columns: the operator's own, or the full menu, the support links and the written pages
 * (NAV-24, CONF-31).
 */
export function FooterPlaces() {
  const t = useT();
  const follow = useFollow();
  const urlOf = usePageUrl();
  const { navigation, supportLinks, footerMenu } = useSettings();
  const { lists, places, always } = useMenu();
  const own = useEntries(footerMenu ?? []);
  const newTab = t('shell.newTab');
  const unpromoted = useUnpromoted();
  const noCalendar = useNoCalendar();

  const link = (place: MenuPlace): FooterLink => ({ words: wordsOf(place, t), href: place.href });
  const singles = places.filter((entry): entry is MenuPlace => !isGroup(entry)).map(link);
  const groups = places.filter((entry): entry is MenuGroup => isGroup(entry));
  const support = always.map(link);
  const supported = new Set(support.map(({ href }) => href));
  const given = supportLinks.flatMap(({ label, href }) => {
    const safe = safeHref(href);
    return safe === null ? [] : [{ words: label, href: safe }];
  });
  const column = (title: string, links: readonly FooterLink[]) => (
    <FooterColumn key={title} title={title} links={links} follow={follow} newTab={newTab} />
  );
  if (footerMenu)
    return own.filter((entry) => isGroup(entry)).map((group) => column(wordsOf(group, t), group.items.map(link)));
  return (
    <>
      {column(t('shell.nav.casino'), [
        ...lists.map(link),
        { words: t('shell.page.providers'), href: urlOf('providers') },
      ])}
      {column(
        navigation ? t('shell.openMenu') : t('shell.nav.rewards'),
        navigation || unpromoted || noCalendar
          ? singles
          : [...singles, { words: t('shell.page.cashback'), href: urlOf('cashback') }],
      )}
      {groups.map((group) =>
        column(wordsOf(group, t), group.items.filter(({ href }) => !supported.has(href)).map(link)),
      )}
      {column(t('shell.footer.support'), [...support, ...given])}
      {column(
        t('shell.footer.legal'),
        STATIC_PAGES.map((page) => ({ words: t(`shell.page.${page}`), href: urlOf(page) })),
      )}
    </>
  );
}
