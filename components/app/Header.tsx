import styled from 'styled-components';
import { HOME } from '@/config/navigation';
import { useSettings } from '@/hooks/useSettings';
import { useT } from '@/hooks/useT';
import { media } from '@/themes/media';
import { token } from '@/themes/token';
import { Brand } from './Brand';
import { SiteLink } from '@/components/ui/SiteLink';

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

  a {
    min-inline-size: 0;
    padding-block: 6px;
  }
  ${media.tablet} {
    block-size: 64px;
    padding-inline: ${token('space-24')};
  }
`;

/** The bar at the top. It holds the brand; what belongs to a player stands beside it once there are accounts. */
export function Header() {
  const t = useT();
  const { brandName } = useSettings();
  return (
    <Root>
      <SiteLink href={HOME} aria-label={t('shell.home', { brand: brandName })}>
        <Brand />
      </SiteLink>
    </Root>
  );
}
