import { ArrowLeft } from 'lucide';
import { useRouter } from 'next/router';
import type { MouseEvent } from 'react';
import styled from 'styled-components';
import { Icon } from '@/components/ui/pictures/Icon';
import { HOME } from '@/config/pages/navigation';
import { parentPath } from '@/domain/site/navigation/parentPath';
import { useFollow } from '@/hooks/address/useFollow';
import { useT } from '@/hooks/useT';
import { longWords } from '@/themes/longWords';
import { media } from '@/themes/media';
import { token } from '@/themes/token';

/** Covers the brand in the header: only the page, which is rendered after the header, knows its title. */
// Below 360 px there is no room beside a balance: it is a line of its own, above the content, and the logo stays.
// It ends where the visitor's buttons begin, as long as these are in each language; where a browser cannot follow them, at
// the widest. A long name has two lines, because the page's own heading is
// hidden on a phone. No hyphenation in English: its names are short, and loading the dictionary delays the first layout.
const Root = styled.div`
  position: fixed;
  inset-block-start: 0;
  inset-inline: 0 208px;
  inset-inline: 0 anchor(--account start, 208px);
  z-index: calc(${token('z-sticky')} + 1);
  display: flex;
  align-items: center;
  gap: ${token('space-4')};
  block-size: 55px;
  padding-inline: ${token('space-8')};
  background: ${token('bg')};

  ${media.narrow} {
    position: static;
    block-size: auto;
    padding-inline: 0;
  }
  a {
    flex: none;
    display: grid;
    place-items: center;
    inline-size: 44px;
    block-size: 44px;
    border-radius: ${token('radius-md')};
    color: ${token('text-muted')};
  }
  span {
    display: -webkit-box;
    overflow: hidden;
    font: ${token('font-display-weight')} 17px/23px ${token('font-display')};
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
    ${longWords}
  }
  ${media.tablet} {
    display: none;
  }
`;

/** Browsers without the Navigation API follow the link. */
const canGoBack = () => (window as { navigation?: { canGoBack?: boolean } }).navigation?.canGoBack === true;

/** The top of an inner page on a phone: Back and the page's title in place of the logo (design §3). */
export function PageBar({ title }: { title: string }) {
  const t = useT();
  const { pathname } = useRouter();
  const { addressOf, handlers } = useFollow();
  if (pathname === HOME) return null;
  const back = (event: MouseEvent<HTMLAnchorElement>) => {
    if (!canGoBack()) return handlers.onClick(event);
    event.preventDefault();
    window.history.back();
  };
  return (
    <Root className="page-bar">
      <a href={addressOf(parentPath(pathname))} {...handlers} onClick={back} aria-label={t('shell.back')}>
        <Icon of={ArrowLeft} className="flip" />
      </a>
      {/* Screen readers get the title from the page's heading. */}
      <span dir="auto" aria-hidden>
        {title}
      </span>
    </Root>
  );
}
