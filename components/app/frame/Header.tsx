import styled from 'styled-components';
import { HOME } from '@/config/pages/navigation';
import { useAbsent } from '@/hooks/useAbsent';
import { useBrand } from '@/hooks/useBrand';
import { useT } from '@/hooks/useT';
import { media } from '@/themes/media';
import { token } from '@/themes/token';
import { HeaderSearch } from '@/components/lobby/search/HeaderSearch';
import { SiteLink } from '@/components/ui/controls/SiteLink';
import { Brand } from '@/components/ui/pictures/Brand';
import { HeaderAccount } from './HeaderAccount';

// `.unknown` keeps its space until the visitor is known, so that nothing moves. On a phone the bar of an inner page
// (PageBar) covers the logo, as far as the visitor's buttons. In a window that is low and narrow it scrolls away with the
// page.
const Root = styled.header`
  position: sticky;
  inset-block-start: var(--marks, 0);
  z-index: ${token('z-sticky')};
  display: flex;
  align-items: center;
  gap: ${token('space-16')};
  block-size: 56px;
  padding-inline: ${token('space-16')};
  border-block-end: 1px solid ${token('border')};
  background: ${token('bg')};

  > a {
    min-inline-size: 0;
    padding-block: 6px;
  }
  > .account {
    display: flex;
    flex: none;
    gap: ${token('space-8')};
    margin-inline-start: auto;
    anchor-name: --account;
  }
  > .unknown {
    visibility: hidden;
  }
  > .guest > button {
    min-block-size: 44px;
    padding-inline: 10px;
    border-radius: ${token('radius-md')};
    background: ${token('surface3')};
    font-size: 14px;
    font-weight: 650;
    white-space: nowrap;
  }
  > .guest > button:hover {
    box-shadow: inset 0 0 0 1.5px ${token('border-strong')};
  }
  > .guest > .primary {
    background: ${token('accent')};
    color: ${token('on-accent')};
  }
  > .guest > .primary:hover {
    background: ${token('accent-hover')};
    box-shadow: none;
  }
  ${media.bar} {
    &:has(~ * .page-bar) > a {
      visibility: hidden;
    }
  }
  ${media.narrow} {
    gap: ${token('space-8')};

    @media (max-height: 360px) {
      position: static;
    }
  }
  ${media.tablet} {
    block-size: 64px;
    padding-inline: ${token('space-24')};
    > .guest > button {
      padding-inline: 14px;
    }
  }
`;

/** The top bar: brand, search, log-in or player menu. */
export function Header() {
  const t = useT();
  const brand = useBrand();
  const noLobby = useAbsent('lobby');
  return (
    <Root>
      <SiteLink href={HOME} aria-label={t('shell.home', { brand: brand.name })}>
        <Brand {...brand} />
      </SiteLink>
      {noLobby ? <div /> : <HeaderSearch />}
      <HeaderAccount />
    </Root>
  );
}
