import type { ComponentProps } from 'react';
import { useFollow } from '@/hooks/address/useFollow';

type SiteLinkProps = Omit<ComponentProps<'a'>, 'href' | 'style'> & {
  /** A path of this site without the language prefix, or the full URL of another site. */
  href: string;
  /** Within a dialog of the address, 'replace' makes Back lead to the page behind it. */
  how?: 'push' | 'replace';
};

/**
 * A link. Links within the site keep the page's language and navigate on the client; one to something that this casino
 * does not offer is left out.
 */
export function SiteLink({ href, how, children, ...rest }: SiteLinkProps) {
  const { addressOf, isAbsent, handlers } = useFollow(how);
  const own = href.startsWith('/');
  if (own && isAbsent(href)) return null;
  return (
    <a {...rest} {...(own ? handlers : {})} href={own ? addressOf(href) : href}>
      {children}
    </a>
  );
}
