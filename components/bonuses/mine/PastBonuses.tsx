import { useId } from 'react';
import styled from 'styled-components';
import { Pill, type Tone } from '@/components/ui/feedback/Pill';
import { HeadedCard } from '@/components/ui/layout/HeadedCard';
import type { BonusStatus, UserBonus } from '@/domain/bonuses/offer';
import { useT } from '@/hooks/useT';
import { token } from '@/themes/token';
import { useMoney } from '../parts/useMoney';
import { Details } from './Details';

const Root = styled(HeadedCard)`
  article {
    padding-block: ${token('space-8')};
  }
  article + article {
    border-block-start: 1px solid ${token('border')};
  }
  .row {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: center;
    gap: ${token('space-4')} ${token('space-16')};
    min-block-size: 60px;
  }
  h3 {
    font: 650 ${token('type-md')} ${token('font-text')};
    overflow-wrap: anywhere;
  }
  p {
    font: 400 ${token('type-xs')} ${token('font-text')};
    color: ${token('text-muted')};
  }
`;

const TONES = {
  available: 'info',
  activated: 'success',
  completed: 'success',
  cancelled: 'quiet',
  expired: 'warning',
} as const satisfies Record<BonusStatus, Tone>;

/** Ended bonuses, one row each. */
export function PastBonuses({ bonuses }: { bonuses: readonly UserBonus[] }) {
  const t = useT();
  return (
    <Root as="section" aria-label={t('bonus.mine.ended')}>
      <h2>{t('bonus.mine.ended')}</h2>
      <Rows bonuses={bonuses} />
    </Root>
  );
}

/** Bonuses of which no status is known, one row each, under no heading that would say one. */
export function UnknownBonuses({ bonuses }: { bonuses: readonly UserBonus[] }) {
  return (
    <Root>
      <Rows bonuses={bonuses} />
    </Root>
  );
}

function Rows({ bonuses }: { bonuses: readonly UserBonus[] }) {
  return bonuses.map((bonus) => <BonusRow key={bonus.userBonusId} bonus={bonus} />);
}

function BonusRow({ bonus }: { bonus: UserBonus }) {
  const t = useT();
  const id = useId();
  return (
    <article aria-labelledby={id}>
      <div className="row">
        <div>
          <h3 id={id}>
            <bdi>{bonus.title}</bdi>
          </h3>
          <Ending bonus={bonus} />
        </div>
        {bonus.status && <Pill tone={TONES[bonus.status]}>{t(`bonus.status.${bonus.status}`)}</Pill>}
      </div>
      <Details bonus={bonus} />
    </article>
  );
}

/** Outcome of an ended bonus; a loss is stated as plainly as a win (BON-07). */
function Ending({ bonus: { status, result, winnings, burn, currency } }: { bonus: UserBonus }) {
  const t = useT();
  const money = useMoney(currency);
  if (result === 'cash')
    return (
      <p>{winnings === null ? t('bonus.result.cashPlain') : t('bonus.result.cash', { amount: money(winnings) })}</p>
    );
  if (result === 'no-win') return <p>{t('bonus.result.noWin')}</p>;
  if ((status === 'cancelled' || status === 'expired') && burn !== null)
    return <p>{t('bonus.result.burned', { amount: money(burn) })}</p>;
  return null;
}
