import { useId } from 'react';
import styled from 'styled-components';
import { HeadedCard } from '@/components/ui/layout/HeadedCard';
import { media } from '@/themes/media';
import { token } from '@/themes/token';
import { KindTag } from '../parts/KindTag';
import { OfferArt } from '../parts/OfferArt';
import { OfferSizes } from '../parts/OfferSizes';
import { StateLine } from '../parts/StateLine';
import { ThreeTerms } from '../parts/ThreeTerms';
import { useOfferTerms } from '../parts/useOfferTerms';
import { OfferWay } from './OfferWay';
import type { Standed } from './useStandings';

const Root = styled(HeadedCard)`
  display: flex;
  flex-direction: column;
  padding: 0;
  overflow: hidden;

  .body {
    display: flex;
    flex: 1;
    flex-direction: column;
    align-items: stretch;
    gap: 10px;
    padding: ${token('space-16')};
  }
  .art + .body {
    padding-block-start: ${token('space-4')};
  }
  h2 {
    font-size: 18px;
    line-height: 24px;
    overflow-wrap: anywhere;
  }
  .gives {
    font: 400 ${token('type-sm')} ${token('font-text')};
    color: ${token('text-muted')};
    overflow-wrap: anywhere;
  }
  .terms {
    padding-block: 10px;
    border-block: 1px solid ${token('border')};
  }
  .ways {
    display: flex;
    flex-wrap: wrap;
    gap: ${token('space-8')};
    margin-block-start: auto;
  }
  .way {
    flex: 1;
  }
  ${media.tablet} {
    .body {
      padding: ${token('space-20')};
    }
  }
`;

/** An offer in the list: picture, its figures as the largest thing, title, what it gives, what it asks, and whether it can be taken (BON-02). */
export function OfferCard({ offer, standing, onOpen }: Standed & { onOpen: () => void }) {
  const id = useId();
  const { gives } = useOfferTerms(offer);
  return (
    <Root as="article" aria-labelledby={id}>
      <OfferHead offer={offer} standing={standing} />
      <div className="body">
        {offer.image === null && offer.mark === null && <KindTag type={offer.type} />}
        <OfferSizes offer={offer} />
        <h2 id={id}>
          <bdi>{offer.title}</bdi>
        </h2>
        {gives.length > 0 && <p className="gives">{gives.slice(0, 2).join(' ')}</p>}
        <ThreeTerms offer={offer} className="terms" />
        <StateLine offer={offer} standing={standing} />
        <div className="ways">
          <OfferWay offer={offer} standing={standing} titleId={id} onOpen={onOpen} />
        </div>
      </div>
    </Root>
  );
}

const OfferHead = ({ offer, standing }: Standed) =>
  offer.image === null && offer.mark === null ? null : (
    <OfferArt offer={offer} off={standing.kind === 'closed'}>
      <KindTag type={offer.type} />
    </OfferArt>
  );
