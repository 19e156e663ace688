import type { ComponentProps } from 'react';
import { useFollow } from '@/hooks/address/useFollow';

type SiteLinkProps = Omit<ComponentProps<'a'>, 'href' | 'style'> & {
  /** A path of this site without the language prefix, or the full URL of another site. */
  href: string;
};

/**
 * A link. Links within the site keep the page's language and navigate on the client; one to something that this casino
 * does not offer is left out.
 */
export function SiteLink({ href, children, ...rest }: SiteLinkProps) {
  const { addressOf, isAbsent, handlers } = useFollow();
  const own = href.startsWith('/');
  if (own && isAbsent(href)) return null;
  return (
    <a {...rest} {...(own ? handlers : {})} href={own ? addressOf(href) : href}>
      {children}
    </a>
  );
}
