import type { ReactNode } from 'react';
import { NamedIcon } from '@/components/ui/pictures/NamedIcon';
import type { CurrentPlace } from '@/domain/site/navigation/currentPlace';
import { isGroup, type MenuEntry, type MenuGroup, type MenuPlace } from '@/domain/site/navigation/menu';
import type { Follow } from '@/hooks/address/useFollow';
import type { TextKey, Translate } from '@/hooks/useT';

/** What all rows of a menu share. Rows are plain functions, because a page has three dozen of them. */
export type Rows = { t: Translate; follow: Follow; current: CurrentPlace };

/** The operator's label, otherwise the text of the key, which operators may add to the language files. */
export const wordsOf = ({ label, key }: { label: string | null; key: string }, t: Translate): string =>
  label ?? t(`shell.nav.${key}` as TextKey);

/** A menu link around `content`. */
export function menuLink({ follow, current }: Rows, { href }: Pick<MenuPlace, 'href'>, content: ReactNode) {
  const own = href.startsWith('/');
  const belongs = href === current.href;
  return (
    <a
      href={own ? follow.addressOf(href) : href}
      {...(own ? follow.handlers : { rel: 'noreferrer' })}
      aria-current={belongs ? (current.exact ? 'page' : 'true') : undefined}
    >
      {content}
    </a>
  );
}

/** A place: icon and label. */
export const placeRow = (rows: Rows, place: MenuPlace) => (
  <li key={place.key}>
    {menuLink(
      rows,
      place,
      <>
        <NamedIcon name={place.icon} />
        <span dir={place.label === null ? undefined : 'auto'}>{wordsOf(place, rows.t)}</span>
      </>,
    )}
  </li>
);

function groupRow(rows: Rows, group: MenuGroup, folds: boolean) {
  const words = wordsOf(group, rows.t);
  const items = <ul aria-label={words}>{group.items.map((item) => placeRow(rows, item))}</ul>;
  return (
    <li key={group.key} className="group">
      {folds ? (
        <details open>
          <summary>
            <NamedIcon name={group.icon} />
            <span>{words}</span>
          </summary>
          {items}
        </details>
      ) : (
        <>
          <p className="heading">{words}</p>
          {items}
        </>
      )}
    </li>
  );
}

/** Places and groups in menu order. Groups fold, or with the panel navigation are open below a heading (CONF-05). */
export const menuRows = (rows: Rows, entries: readonly MenuEntry[], folds: boolean) =>
  entries.map((entry) => (isGroup(entry) ? groupRow(rows, entry, folds) : placeRow(rows, entry)));
