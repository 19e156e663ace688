import styled from 'styled-components';
import { HOME } from '@/config/navigation';
import { useSettings } from '@/hooks/useSettings';
import { useT } from '@/hooks/useT';
import { media } from '@/themes/media';
import { token } from '@/themes/token';
import { HeaderSearch } from '@/components/search/HeaderSearch';
import { SiteLink } from '@/components/ui/SiteLink';
import { Brand } from './Brand';

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
  /* On a phone the bar of an inner page stands here instead (PageBar). */
  @media (max-width: 767px) {
    &:has(~ * .page-bar) > a {
      visibility: hidden;
    }
  }
  ${media.tablet} {
    block-size: 64px;
    padding-inline: ${token('space-24')};
  }
`;

/** The bar at the top: brand and search. What belongs to a player stands beside them once there are accounts. */
export function Header() {
  const t = useT();
  const { brandName } = useSettings();
  return (
    <Root>
      <SiteLink href={HOME} aria-label={t('shell.home', { brand: brandName })}>
        <Brand />
      </SiteLink>
      <HeaderSearch />
    </Root>
  );
}
