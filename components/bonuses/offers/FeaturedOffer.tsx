import { useId } from 'react';
import styled from 'styled-components';
import { heroLook } from '@/components/ui/layout/heroLook';
import { media } from '@/themes/media';
import { token } from '@/themes/token';
import { KindTag } from '../parts/KindTag';
import { OfferPicture, useOfferPictures } from '../parts/OfferArt';
import { OfferSizes } from '../parts/OfferSizes';
import { ThreeTerms } from '../parts/ThreeTerms';
import { useOfferTerms } from '../parts/useOfferTerms';
import { OfferWay } from './OfferWay';
import type { Standed } from './useStandings';

const Root = styled.article`
  ${heroLook}
  background: linear-gradient(180deg, ${token('hero-c')}, ${token('hero-b')} 24%, ${token('hero-a')} 42%);

  .scene {
    block-size: 184px;
    background: ${token('scene')} center bottom / cover no-repeat;
  }
  .mark {
    position: absolute;
    inset-block-start: 0;
    inset-inline: 0;
    z-index: -1;
    inline-size: auto;
    block-size: 172px;
    margin-inline: auto;
  }
  .words {
    gap: 10px;
    padding-block-start: 176px;
  }
  .sizes {
    color: ${token('on-hero-muted')};
  }
  .sizes b {
    font-size: 44px;
    line-height: 48px;
    color: ${token('on-hero')};
  }
  h2 {
    overflow-wrap: anywhere;
    text-wrap: balance;
  }
  .sizes + h2 {
    font-size: 20px;
    line-height: 26px;
  }
  dt {
    color: ${token('on-hero-muted')};
  }
  dl {
    inline-size: 100%;
  }
  ${media.tablet} {
    min-block-size: 300px;
    background: ${token('gradient-hero')};

    .scene {
      inline-size: 56%;
      block-size: 100%;
    }
    .mark {
      inset-block: -30px auto;
      inset-inline: auto 48px;
      block-size: 360px;
      margin: 0;
    }
    .words {
      gap: ${token('space-12')};
      padding-block: ${token('space-24')};
    }
    .sizes b {
      font-size: 56px;
      line-height: 60px;
    }
    .sizes + h2 {
      font-size: 24px;
      line-height: 30px;
    }
    dl {
      justify-content: flex-start;
      gap: ${token('space-24')};
    }
  }
`;

const LOOKS = { take: 'hero', other: 'hero', terms: 'heroOutline' } as const;

/** A title with a figure says itself what the offer gives. */
const FIGURE = /\p{Nd}/u;

/** The first offer that can be taken, before the brand's scene. */
export function FeaturedOffer({ offer, standing, onOpen }: Standed & { onOpen: () => void }) {
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
        <KindTag type={offer.type} />
        {!FIGURE.test(offer.title) && <OfferSizes offer={offer} className="sizes" />}
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
