import { useId } from 'react';
import styled from 'styled-components';
import { useLocale } from '@/components/ui/LocaleContext';
import type { Offer } from '@/domain/bonuses/offer';
import { averageCost, SAMPLE_RETURN, wageringExamples, type Example } from '@/domain/bonuses/wagering';
import { useT } from '@/hooks/useT';
import { token } from '@/themes/token';
import { percentWords } from './percent';
import { Part, TermsRoot } from './Terms';
import { useMoney } from './useMoney';
import { useOfferTerms } from './useOfferTerms';

const Box = styled.section`
  display: flex;
  flex-direction: column;
  gap: ${token('space-8')};

  .sums {
    display: flex;
    flex-wrap: wrap;
    gap: ${token('space-8')} ${token('space-24')};
    padding: 14px ${token('space-16')};
    border-radius: ${token('radius-md')};
    background: ${token('sunken')};
  }
  .sums > div {
    flex: 1 1 96px;
  }
  dt {
    font: 400 ${token('type-xs')} ${token('font-text')};
    color: ${token('text-subtle')};
  }
  dd {
    font: 700 ${token('type-lg')} ${token('font-text')};
  }
  .gain {
    color: ${token('reward-text')};
  }
  p:not(.name) {
    font: 400 ${token('type-xs')} ${token('font-text')};
    color: ${token('text-muted')};
  }
`;

/** All terms of an offer: what it gives, what it asks, worked examples with their average cost, and what it blocks. */
export function AllTerms({ offer }: { offer: Offer }) {
  const t = useT();
  const id = useId();
  const { gives, asks, when, locked } = useOfferTerms(offer);
  const examples = wageringExamples(offer);
  return (
    <TermsRoot>
      <Part name="gives" lines={gives} />
      <Part name="asks" lines={[...when, ...asks]} />
      {examples.length > 0 && (
        <Box aria-labelledby={id}>
          <p id={id} className="name">
            {t('bonus.part.example')}
          </p>
          {examples.map((example) => (
            <Worked key={`${example.deposit} ${example.bonus}`} example={example} offer={offer} />
          ))}
        </Box>
      )}
      <Part name="locked" lines={locked} />
    </TermsRoot>
  );
}

function Worked({ example, offer }: { example: Example; offer: Offer }) {
  const t = useT();
  const locale = useLocale();
  const money = useMoney(offer.currency);
  const { deposit, bonus, wager, ofWins } = example;
  const { cost, isMore } = averageCost(example, offer.currency);
  const sum = money(wager);
  return (
    <>
      <dl className="sums">
        {deposit !== null && (
          <div>
            <dt>{t('bonus.example.deposit')}</dt>
            <dd>{money(deposit)}</dd>
          </div>
        )}
        <div>
          <dt>{t(ofWins ? 'bonus.example.wins' : 'bonus.example.bonus')}</dt>
          <dd className="gain">{money(bonus)}</dd>
        </div>
        <div>
          <dt>{t('bonus.example.wager')}</dt>
          <dd>{sum}</dd>
        </div>
      </dl>
      <p>
        {t(isMore ? 'bonus.example.costsMore' : 'bonus.example.costs', {
          sum,
          percent: percentWords(locale, SAMPLE_RETURN),
          cost: money(cost),
        })}
      </p>
    </>
  );
}
