import { useId, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import styled from 'styled-components';
import { Button } from '@/components/ui/controls/Button';
import { SiteLink } from '@/components/ui/controls/SiteLink';
import type { Consent } from '@/domain/site/marketing/consent';
import { usePageUrl } from '@/hooks/address/usePageUrl';
import { useSettings } from '@/hooks/useSettings';
import { useT } from '@/hooks/useT';
import { media } from '@/themes/media';
import { token } from '@/themes/token';

/** Name of the custom property that says how much of the window the banner takes, from its lower edge up. */
const ROOM = '--consent-room';

/** Over the bottom edge of the page, on a phone above the bottom bar. Causes no layout shift. */
// Both answers have the same size and look, so that neither is favoured. They stay in sight while long words scroll. The
// page can be scrolled out from under the banner, and a focused element is. In a low window it covers the bottom bar and
// at most half of the height.
const Root = styled.section`
  position: fixed;
  inset-inline: ${token('space-8')};
  inset-block-end: calc(80px + env(safe-area-inset-bottom));
  z-index: ${token('z-nav')};
  display: flex;
  flex-direction: column;
  max-inline-size: 640px;
  max-block-size: calc(100vh - 152px);
  max-block-size: calc(100dvh - 152px);
  margin-inline: auto;
  padding: ${token('space-16')};
  border: 1px solid ${token('border-strong')};
  border-radius: ${token('radius-lg')};
  background: ${token('surface1')};
  box-shadow: ${token('shadow-lg')};
  font: 400 ${token('type-sm')} ${token('font-text')};

  html:has(&) {
    scroll-padding-block-end: calc(var(${ROOM}, 0px) + ${token('space-8')});
  }
  html:has(&) body {
    padding-block-end: var(${ROOM}, 0);
  }
  .words {
    min-block-size: 0;
    overflow-y: auto;
  }
  /* Read out on arrival, not to be pressed. */
  h2 {
    outline: none;
    margin-block-end: ${token('space-4')};
    font: 650 ${token('type-md')} ${token('font-text')};
    letter-spacing: 0;
    text-transform: none;
  }
  p {
    color: ${token('text-muted')};
  }
  a {
    display: inline-block;
    padding-block: ${token('space-12')};
    color: ${token('accent-text')};
    text-decoration: underline;
    text-underline-offset: 3px;
    outline-offset: -3px;
  }
  .answers {
    flex: none;
    display: grid;
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: ${token('space-8')};
  }
  ${media.tablet} {
    inset-block-end: ${token('space-24')};
    padding: ${token('space-20')} ${token('space-24')};
  }
  @media (max-height: 480px) {
    inset-block-end: ${token('space-8')};
    z-index: calc(${token('z-nav')} + 1);
    max-block-size: max(50vh, 128px);
    padding: ${token('space-12')};
  }
`;

type ConsentBannerProps = {
  /** The previous answer, when reopened from the footer; null the first time. */
  present: Consent | null;
  onAnswer: (consent: Consent) => void;
};

/** Asks for consent to marketing storage. It does not block the page, and refusing is as easy as allowing. */
export function ConsentBanner({ present, onAnswer }: ConsentBannerProps) {
  const t = useT();
  const { brandName } = useSettings();
  const pageUrl = usePageUrl();
  const titleId = useId();
  const title = useRef<HTMLHeadingElement>(null);
  // Behind the skip link, else first in the body: what covers the page is also the first to reach by keyboard.
  const [place] = useState(() => Object.assign(document.createElement('div'), { className: 'consent' }));
  useLayoutEffect(() => {
    const skip = document.querySelector('[href="#content"]');
    if (skip) skip.after(place);
    else document.body.prepend(place);
    return () => place.remove();
  }, [place]);
  useRoom(place);
  // Moves the focus to the banner only when the visitor opened it, and back to the button that did.
  const reopened = present !== null;
  useLayoutEffect(() => {
    if (!reopened) return;
    const opener = document.activeElement as HTMLElement | null;
    title.current?.focus();
    return () => opener?.focus();
  }, [reopened]);
  return createPortal(
    <Root aria-labelledby={titleId}>
      <div className="words">
        <h2 id={titleId} ref={title} tabIndex={-1}>
          {t('consent.title')}
        </h2>
        {/* Two short paragraphs: a long one would become the LCP element on a phone, and paint late. */}
        <p>{t('consent.keeps', { brand: brandName })}</p>
        <p>{t('consent.records')}</p>
        {present !== null && <p>{t(`consent.${present}`)}</p>}
        <SiteLink href={pageUrl('privacy-policy')}>{t('consent.more')}</SiteLink>
      </div>
      <div className="answers">
        <Button look="outline" wide onClick={() => onAnswer('refused')}>
          {t('consent.refuse')}
        </Button>
        <Button look="outline" wide onClick={() => onAnswer('granted')}>
          {t('consent.allow')}
        </Button>
      </div>
    </Root>,
    place,
  );
}

/** Tells the style sheet how high the banner reaches: its words differ by language, and its lines by width. */
function useRoom(place: HTMLElement) {
  useLayoutEffect(() => {
    const { style } = document.documentElement;
    const measure = () => {
      const top = place.firstElementChild?.getBoundingClientRect().top ?? window.innerHeight;
      style.setProperty(ROOM, `${Math.ceil(window.innerHeight - top)}px`);
    };
    measure();
    window.addEventListener('resize', measure);
    return () => {
      window.removeEventListener('resize', measure);
      style.removeProperty(ROOM);
    };
  }, [place]);
}
