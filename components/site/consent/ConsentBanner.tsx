import { useEffect, useId, useRef } from 'react';
import styled from 'styled-components';
import { Button } from '@/components/ui/controls/Button';
import { SiteLink } from '@/components/ui/controls/SiteLink';
import type { Consent } from '@/domain/site/marketing/consent';
import { usePageUrl } from '@/hooks/address/usePageUrl';
import { useSettings } from '@/hooks/useSettings';
import { useT } from '@/hooks/useT';
import { media } from '@/themes/media';
import { token } from '@/themes/token';

/** Over the bottom edge of the page, on a phone above the bottom bar. Causes no layout shift. */
// Both answers have the same size and look, so that neither is favoured.
const Root = styled.section`
  position: fixed;
  inset-inline: ${token('space-8')};
  inset-block-end: calc(80px + env(safe-area-inset-bottom));
  z-index: ${token('z-sticky')};
  max-inline-size: 640px;
  margin-inline: auto;
  padding: ${token('space-16')};
  border: 1px solid ${token('border-strong')};
  border-radius: ${token('radius-lg')};
  background: ${token('surface1')};
  box-shadow: ${token('shadow-lg')};
  font: 400 ${token('type-sm')} ${token('font-text')};

  h2 {
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
  }
  .answers {
    display: grid;
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: ${token('space-8')};
  }
  ${media.tablet} {
    inset-block-end: ${token('space-24')};
    padding: ${token('space-20')} ${token('space-24')};
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
  // Moves the focus to the banner only when the visitor opened it.
  useEffect(() => {
    if (present !== null) title.current?.focus();
  }, [present]);
  return (
    <Root aria-labelledby={titleId}>
      <h2 id={titleId} ref={title} tabIndex={-1}>
        {t('consent.title')}
      </h2>
      {/* Two short paragraphs: a long one would become the LCP element on a phone, and paint late. */}
      <p>{t('consent.keeps', { brand: brandName })}</p>
      <p>{t('consent.records')}</p>
      {present !== null && <p>{t(`consent.${present}`)}</p>}
      <SiteLink href={pageUrl('privacy-policy')}>{t('consent.more')}</SiteLink>
      <div className="answers">
        <Button look="outline" wide onClick={() => onAnswer('refused')}>
          {t('consent.refuse')}
        </Button>
        <Button look="outline" wide onClick={() => onAnswer('granted')}>
          {t('consent.allow')}
        </Button>
      </div>
    </Root>
  );
}
