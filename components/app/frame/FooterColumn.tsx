import { ChevronDown } from 'lucide';
import { useId, useState } from 'react';
import { Icon } from '@/components/ui/pictures/Icon';
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

/**
 * Links below a heading; nothing for an empty list. On a phone the heading opens and closes them (L19): a button of its
 * own, because Firefox cannot hold a closed `details` open on larger screens. Without script all are open
 * (`services/server/document/noScript.ts`). The links are plain elements: a page has two dozen of them.
 */
export function FooterColumn({ title, links, follow, newTab }: Column) {
  const [open, setOpen] = useState(false);
  const list = useId();
  const offered = links.filter(({ href }) => !follow.isAbsent(href));
  if (offered.length === 0) return null;
  return (
    <div>
      <h2>
        <span>{title}</span>
        <button type="button" aria-expanded={open} aria-controls={list} onClick={() => setOpen(!open)}>
          {title}
          <Icon of={ChevronDown} size={16} />
        </button>
      </h2>
      <ul id={list} data-folded={open ? undefined : ''}>
        {offered.map((link) => (
          <li key={link.words + link.href}>{anchor(link, follow, newTab)}</li>
        ))}
      </ul>
    </div>
  );
}
