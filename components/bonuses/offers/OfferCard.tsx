import { useId } from 'react';
import styled from 'styled-components';
import { Button } from '@/components/ui/controls/Button';
import { HeadedCard } from '@/components/ui/layout/HeadedCard';
import { Tag } from '@/components/ui/figures/Tag';
import type { Offer } from '@/domain/bonuses/offer';
import { useT } from '@/hooks/useT';
import { token } from '@/themes/token';
import { useOfferTerms } from '../parts/useOfferTerms';

const Root = styled(HeadedCard)`
  display: flex;
  flex-direction: column;
  align-items: flex-start;
  gap: ${token('space-8')};

  h2 {
    overflow-wrap: anywhere;
  }
  p {
    font: 400 ${token('type-sm')} ${token('font-text')};
    color: ${token('text-muted')};
    overflow-wrap: anywhere;
  }
  button {
    margin-block-start: auto;
  }
`;

type OfferCardProps = { offer: Offer; onOpen: () => void };

/** An offer in the list: title, what it gives and, in the same block, its wagering requirement (BON-02). */
export function OfferCard({ offer, onOpen }: OfferCardProps) {
  const t = useT();
  const id = useId();
  const { gives, wagering } = useOfferTerms(offer);
  return (
    <Root as="article" aria-labelledby={id}>
      <Tag>{t(`bonus.type.${offer.type}`)}</Tag>
      <h2 id={id}>
        <bdi>{offer.title}</bdi>
      </h2>
      {[...gives, ...wagering.slice(0, 1)].map((line) => (
        <p key={line}>{line}</p>
      ))}
      <Button aria-describedby={id} onClick={onOpen}>
        {t('bonus.details')}
      </Button>
    </Root>
  );
}
