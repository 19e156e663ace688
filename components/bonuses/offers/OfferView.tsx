import styled from 'styled-components';
import { Stack } from '@/components/ui/layout/Page';
import type { Offer } from '@/domain/bonuses/offer';
import { useT } from '@/hooks/useT';
import { token } from '@/themes/token';
import { Fields } from '../parts/Fields';
import { TakeOffer } from './TakeOffer';
import { AllTerms } from '../parts/AllTerms';

const All = styled.details`
  summary {
    inline-size: fit-content;
    font-weight: 600;
    color: ${token('accent-text')};
  }
`;

type OfferViewProps = {
  offer: Offer;
  /** Shows the title as a heading, where nothing around the view does. */
  titled?: boolean;
  /** Closes the dialog around it. */
  onClose?: () => void;
};

/** An offer with all its terms, then the action to take it. */
export function OfferView({ offer, titled = false, onClose }: OfferViewProps) {
  const t = useT();
  return (
    <Stack>
      {titled && (
        <h2>
          <bdi>{offer.title}</bdi>
        </h2>
      )}
      <AllTerms offer={offer} />
      <All>
        <summary>{t('bonus.allFields')}</summary>
        <Fields bonus={offer} />
      </All>
      <TakeOffer key={offer.id} offer={offer} {...(onClose && { onClose })} />
    </Stack>
  );
}
