import { LifeBuoy } from 'lucide';
import styled from 'styled-components';
import { VisuallyHidden } from '@/components/ui/VisuallyHidden';
import { safeHref } from '@/domain/links/safeHref';
import { useSettings } from '@/hooks/useSettings';
import { useT } from '@/hooks/useT';
import { media } from '@/themes/media';
import { token } from '@/themes/token';
import { NavLinks } from './NavLinks';
import { Icon } from '@/components/ui/Icon';

/** Nothing on a phone; 72 px on a tablet, 80 px beyond, and above 1450 px a sidebar with the words beside the icons. */
const Root = styled.nav`
  display: none;

  ${media.tablet} {
    display: block;
    border-inline-end: 1px solid ${token('border')};
    background: ${token('sunken')};
  }
  > div {
    position: sticky;
    inset-block-start: 0;
    display: flex;
    flex-direction: column;
    justify-content: space-between;
    block-size: 100vh;
    block-size: 100dvh;
    padding: 10px ${token('space-8')};
    overflow-y: auto;
    scrollbar-width: none;
  }
  ul {
    display: flex;
    flex-direction: column;
    gap: 2px;
  }
  a {
    position: relative;
    display: flex;
    flex-direction: column;
    align-items: center;
    justify-content: center;
    gap: 5px;
    min-block-size: 58px;
    padding-block: 6px;
    border-radius: ${token('radius-md')};
    font: 550 11px/12px ${token('font-text')};
    color: ${token('text-muted')};
    text-align: center;
    overflow-wrap: anywhere;
  }
  a:hover {
    background: ${token('surface1')};
    color: ${token('text')};
  }
  a[aria-current] {
    background: ${token('surface2')};
    color: ${token('text')};
  }
  a[aria-current] svg {
    color: ${token('accent-text')};
  }
  a[aria-current]::before {
    content: '';
    position: absolute;
    inset-inline-start: -8px;
    inset-block: 16px;
    inline-size: 3px;
    border-start-end-radius: 3px;
    border-end-end-radius: 3px;
    background: ${token('accent')};
  }
  ${media.wide} {
    > div {
      padding: ${token('space-12')};
    }
    a {
      flex-direction: row;
      justify-content: flex-start;
      gap: 14px;
      min-block-size: 44px;
      padding-inline: 14px;
      font: 550 14px/20px ${token('font-text')};
      text-align: start;
    }
    a[aria-current]::before {
      inset-inline-start: -12px;
      inset-block: 10px;
    }
  }
`;

/** The menu beside the page: places first, help always at the end. */
export function Rail() {
  const t = useT();
  const help = safeHref(useSettings().helpLine?.href ?? '');
  return (
    <Root aria-label={t('shell.menu')}>
      <div>
        <ul>
          <NavLinks size={20} />
        </ul>
        {help && (
          <a href={help} target="_blank" rel="noreferrer">
            <Icon of={LifeBuoy} />
            <span>
              {t('shell.helpLine')}
              <VisuallyHidden> ({t('shell.newTab')})</VisuallyHidden>
            </span>
          </a>
        )}
      </div>
    </Root>
  );
}
