import type { ComponentProps } from 'react';
import { useFollow } from '@/hooks/address/useFollow';

type SiteLinkProps = Omit<ComponentProps<'a'>, 'href' | 'style'> & {
  /** A path of ours without language, or the whole address of another site. */
  href: string;
};

/** A link. Within the site it keeps the page's language and opens without loading the document anew. */
export function SiteLink({ href, children, ...rest }: SiteLinkProps) {
  const { addressOf, handlers } = useFollow();
  const own = href.startsWith('/');
  return (
    <a {...rest} {...(own ? handlers : {})} href={own ? addressOf(href) : href}>
      {children}
    </a>
  );
}
