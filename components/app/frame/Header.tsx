import styled from 'styled-components';
import { HOME } from '@/config/pages/navigation';
import { useSettings } from '@/hooks/useSettings';
import { useT } from '@/hooks/useT';
import { media } from '@/themes/media';
import { token } from '@/themes/token';
import { HeaderSearch } from '@/components/lobby/search/HeaderSearch';
import { SiteLink } from '@/components/ui/controls/SiteLink';
import { Brand } from './Brand';
import { HeaderAccount } from './HeaderAccount';

const Root = styled.header`
  position: sticky;
  inset-block-start: 0;
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
  }
  /* Its place is kept while nobody knows who is here. */
  > .unknown {
    visibility: hidden;
  }
  > .account > button {
    min-block-size: 44px;
    padding-inline: 10px;
    border-radius: ${token('radius-md')};
    background: ${token('surface3')};
    font-size: 14px;
    font-weight: 650;
    white-space: nowrap;
  }
  > .account > button:hover {
    box-shadow: inset 0 0 0 1.5px ${token('border-strong')};
  }
  > .account > .primary {
    background: ${token('accent')};
    color: ${token('on-accent')};
  }
  > .account > .primary:hover {
    background: ${token('accent-hover')};
    box-shadow: none;
  }
  /* On a phone the bar of an inner page stands here instead (PageBar). */
  @media (max-width: 767px) {
    &:has(~ * .page-bar) > a {
      visibility: hidden;
    }
    /* The name of the page needs the room; the log-in dialog leads on to it. */
    &:has(~ * .page-bar) .guest > .primary {
      display: none;
    }
  }
  ${media.tablet} {
    block-size: 64px;
    padding-inline: ${token('space-24')};

    > .account > button {
      padding-inline: 14px;
    }
  }
`;

/** The top bar: brand, search, log-in or player menu. */
export function Header() {
  const t = useT();
  const { brandName } = useSettings();
  return (
    <Root>
      <SiteLink href={HOME} aria-label={t('shell.home', { brand: brandName })}>
        <Brand />
      </SiteLink>
      <HeaderSearch />
      <HeaderAccount />
    </Root>
  );
}
