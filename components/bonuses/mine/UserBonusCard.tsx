import { useId } from 'react';
import styled from 'styled-components';
import { ButtonLink } from '@/components/ui/controls/Button';
import { Pill, type Tone } from '@/components/ui/feedback/Pill';
import { HeadedCard } from '@/components/ui/layout/HeadedCard';
import type { BonusStatus, UserBonus } from '@/domain/bonuses/offer';
import { usePageUrl } from '@/hooks/address/usePageUrl';
import { useAbsent } from '@/hooks/useAbsent';
import { useT } from '@/hooks/useT';
import { token } from '@/themes/token';
import { CancelBonus } from './CancelBonus';
import { ClaimCashback } from './ClaimCashback';
import { Fields } from '../parts/Fields';
import { Progress } from './Progress';
import { TakeOffer } from '../offers/TakeOffer';
import { Terms } from '../parts/Terms';
import { useMoney } from '../parts/useMoney';

const Root = styled(HeadedCard)`
  display: flex;
  flex-direction: column;
  align-items: stretch;
  gap: ${token('space-12')};

  .head {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: ${token('space-8')};
  }
  h2 {
    overflow-wrap: anywhere;
  }
  .actions {
    display: flex;
    flex-wrap: wrap;
    gap: ${token('space-8')};
  }
  summary {
    inline-size: fit-content;
    font-weight: 600;
    color: ${token('accent-text')};
  }
`;

const TONES = {
  available: 'info',
  activated: 'success',
  completed: 'success',
  cancelled: 'quiet',
  expired: 'warning',
} as const satisfies Record<BonusStatus, Tone>;

type UserBonusCardProps = {
  bonus: UserBonus;
  /** False for an excluded player. */
  mayTake: boolean;
};

/** A bonus of the player: status, wagering progress and actions (BON-03). */
export function UserBonusCard({ bonus, mayTake }: UserBonusCardProps) {
  const t = useT();
  const id = useId();
  const urlOf = usePageUrl();
  const { status, type } = bonus;
  const [noCashback, noCancelling] = [useAbsent('cashback'), useAbsent('bonusCancelling')];
  const isReady = status === 'available' && mayTake;
  return (
    <Root as="article" aria-labelledby={id}>
      <div className="head">
        <h2 id={id}>
          <bdi>{bonus.title}</bdi>
        </h2>
        <Pill tone={TONES[status]}>{t(`bonus.status.${status}`)}</Pill>
      </div>
      <Ending bonus={bonus} />
      {status === 'activated' && <Progress bonus={bonus} />}
      <details>
        <summary>{t('bonus.details')}</summary>
        <Fields bonus={bonus} />
        {status !== 'available' && <Terms offer={bonus} />}
      </details>
      {isReady && type === 'instant_cashback' && !noCashback && <ClaimCashback bonus={bonus} />}
      {isReady && type !== 'instant_cashback' && (
        <>
          <Terms offer={bonus} />
          <TakeOffer offer={bonus} />
        </>
      )}
      {status === 'activated' && (
        <div className="actions">
          {mayTake && <ButtonLink href={urlOf('play')}>{t('bonus.play')}</ButtonLink>}
          {!noCancelling && <CancelBonus bonus={bonus} />}
        </div>
      )}
    </Root>
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
