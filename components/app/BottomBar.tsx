import styled from 'styled-components';
import { useT } from '@/hooks/useT';
import { media } from '@/themes/media';
import { token } from '@/themes/token';
import { NavLinks } from './NavLinks';

const Root = styled.nav`
  position: fixed;
  inset-inline: 0;
  inset-block-end: 0;
  z-index: ${token('z-nav')};
  padding: 6px ${token('space-8')} max(14px, env(safe-area-inset-bottom));
  border-block-start: 1px solid ${token('border')};
  background: ${token('sunken')};

  ul {
    display: grid;
    grid-auto-flow: column;
    grid-auto-columns: minmax(0, 1fr);
  }
  a {
    display: flex;
    flex-direction: column;
    align-items: center;
    justify-content: center;
    gap: ${token('space-4')};
    min-block-size: 52px;
    border-radius: ${token('radius-md')};
    font: 600 11px/14px ${token('font-text')};
    color: ${token('text-muted')};
    text-align: center;
  }
  a[aria-current] {
    color: ${token('accent-text')};
  }
  ${media.tablet} {
    display: none;
  }
`;

/** The menu of a phone: the same places within reach of the thumb. */
export function BottomBar() {
  const t = useT();
  return (
    <Root aria-label={t('shell.menu')}>
      <ul>
        <NavLinks size={24} />
      </ul>
    </Root>
  );
}
