import { useId } from 'react';
import styled from 'styled-components';
import type { Offer } from '@/domain/bonuses/offer';
import { useT } from '@/hooks/useT';
import { token } from '@/themes/token';
import { useOfferTerms } from './useOfferTerms';

/** The look of terms. */
export const TermsRoot = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${token('space-12')};

  .name {
    margin-block-end: ${token('space-4')};
    font: 650 ${token('type-sm')} ${token('font-text')};
  }
  ul {
    display: flex;
    flex-direction: column;
    gap: 6px;
    padding-inline-start: ${token('space-20')};
    font: 400 ${token('type-sm')} ${token('font-text')};
    color: ${token('text-muted')};
    list-style: disc;
    overflow-wrap: anywhere;
  }
`;

/** All terms of an offer in plain language, in one place. */
export function Terms({ offer }: { offer: Offer }) {
  const terms = useOfferTerms(offer);
  return (
    <TermsRoot>
      <Part name="gives" lines={terms.gives} />
      <Part name="wagering" lines={terms.wagering} />
      <Part name="locked" lines={terms.locked} />
      <Part name="when" lines={terms.when} />
    </TermsRoot>
  );
}

type PartProps = { name: 'gives' | 'wagering' | 'asks' | 'locked' | 'when'; lines: readonly string[] };

/** One part of the terms; nothing without a line. */
export function Part({ name, lines }: PartProps) {
  const t = useT();
  const id = useId();
  if (lines.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <p id={id} className="name">
        {t(`bonus.part.${name}`)}
      </p>
      <ul>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </section>
  );
}
