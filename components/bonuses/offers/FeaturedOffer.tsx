import { useId } from 'react';
import styled from 'styled-components';
import { useT } from '@/hooks/useT';
import { media } from '@/themes/media';
import { token } from '@/themes/token';
import { OfferPicture, useOfferPictures } from '../parts/OfferArt';
import { ThreeTerms } from '../parts/ThreeTerms';
import { useOfferTerms } from '../parts/useOfferTerms';
import { OfferWay } from './OfferWay';
import type { Standed } from './useStandings';

const Root = styled.article`
  position: relative;
  isolation: isolate;
  display: flex;
  align-items: flex-end;
  min-block-size: 446px;
  overflow: hidden;
  border-radius: ${token('radius-lg')};
  background: linear-gradient(180deg, ${token('hero-c')}, ${token('hero-b')} 36%, ${token('hero-a')} 54%);
  color: ${token('on-hero')};

  .scene {
    position: absolute;
    inset-inline: 0;
    inset-block-start: 0;
    z-index: -1;
    block-size: 47%;
    background: ${token('scene')} center bottom / cover no-repeat;
    mask-image: linear-gradient(180deg, #000 62%, transparent);
  }
  [dir='rtl'] & .scene {
    transform: scaleX(-1);
  }
  .mark {
    position: absolute;
    inset-block-start: 0;
    inset-inline: 0;
    z-index: -1;
    inline-size: auto;
    block-size: 200px;
    margin-inline: auto;
  }
  .words {
    display: flex;
    flex-direction: column;
    align-items: flex-start;
    gap: 10px;
    inline-size: 100%;
    padding: 204px ${token('space-20')} ${token('space-20')};
  }
  .type {
    padding: 2px ${token('space-12')};
    border-radius: ${token('radius-pill')};
    background: ${token('hero-a')};
    font: 650 ${token('type-sm')} ${token('font-text')};
  }
  h2 {
    font-size: 27px;
    line-height: 31px;
    overflow-wrap: anywhere;
    text-wrap: balance;
  }
  p,
  dt {
    color: ${token('on-hero-muted')};
  }
  dl {
    inline-size: 100%;
  }
  .ways {
    display: flex;
    flex-wrap: wrap;
    gap: ${token('space-8')};
    inline-size: 100%;
    margin-block-start: ${token('space-8')};
  }
  .ways > * {
    flex: 1;
  }
  ${media.tablet} {
    align-items: center;
    min-block-size: 300px;
    background: ${token('gradient-hero')};

    [dir='rtl'] & {
      background: linear-gradient(260deg, ${token('hero-a')}, ${token('hero-b')} 58%, ${token('hero-c')});
    }
    .scene {
      inset-block: 0;
      inset-inline: auto 0;
      inline-size: 56%;
      block-size: 100%;
      mask-image: linear-gradient(90deg, transparent 4%, #000 44%);
    }
    .mark {
      inset-block: -30px auto;
      inset-inline: auto 48px;
      block-size: 360px;
      margin: 0;
    }
    .words {
      max-inline-size: min(520px, 54%);
      padding-block: ${token('space-24')};
      padding-inline: ${token('space-40')} 0;
    }
    h2 {
      font-size: 34px;
      line-height: 38px;
    }
    dl {
      justify-content: flex-start;
      gap: ${token('space-24')};
    }
    .ways > * {
      flex: none;
    }
  }
  ${media.desktop} {
    h2 {
      font-size: 42px;
      line-height: 46px;
    }
  }
`;

const LOOKS = { take: 'hero', other: 'hero', terms: 'heroOutline' } as const;

/** The first offer that can be taken, before the brand's scene. */
export function FeaturedOffer({ offer, standing, onOpen }: Standed & { onOpen: () => void }) {
  const t = useT();
  const id = useId();
  const { gives } = useOfferTerms(offer);
  const { mark, lose } = useOfferPictures(offer);
  return (
    <Root aria-labelledby={id}>
      <div className="scene" aria-hidden />
      {mark !== null && (
        <OfferPicture className="mark" url={mark} sizes="(min-width:768px) 312px,174px" soon onLost={lose} />
      )}
      <div className="words">
        <span className="type">{t(`bonus.type.${offer.type}`)}</span>
        <h2 id={id}>
          <bdi>{offer.title}</bdi>
        </h2>
        {gives.length > 0 && <p>{gives.slice(0, 2).join(' ')}</p>}
        <ThreeTerms offer={offer} />
        <div className="ways">
          <OfferWay offer={offer} standing={standing} titleId={id} onOpen={onOpen} looks={LOOKS} />
        </div>
      </div>
    </Root>
  );
}
