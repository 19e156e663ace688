import { VisuallyHidden } from '@/components/ui/layout/VisuallyHidden';
import type { Follow } from '@/hooks/address/useFollow';

/** A footer link; `href` is a path of this site without the language prefix, or an external address. */
export type FooterLink = { words: string; href: string };

type Column = { title: string; links: readonly FooterLink[]; follow: Follow; newTab: string };

const anchor = ({ words, href }: FooterLink, follow: Follow, newTab: string) => {
  if (href.startsWith('/')) {
    return (
      <a href={follow.addressOf(href)} {...follow.handlers}>
        {words}
      </a>
    );
  }
  const isPage = /^https?:/.test(href);
  return (
    <a href={href} rel="noreferrer" target={isPage ? '_blank' : undefined}>
      <bdi>{words}</bdi>
      {isPage && <VisuallyHidden> ({newTab})</VisuallyHidden>}
    </a>
  );
};

/** Links below a heading; nothing for an empty list. A plain function, because a page has two dozen links. */
export function footerColumn({ title, links, follow, newTab }: Column) {
  const offered = links.filter(({ href }) => !follow.isAbsent(href));
  if (offered.length === 0) return null;
  return (
    <div key={title}>
      <h2>{title}</h2>
      <ul>
        {offered.map((link) => (
          <li key={link.words + link.href}>{anchor(link, follow, newTab)}</li>
        ))}
      </ul>
    </div>
  );
}
