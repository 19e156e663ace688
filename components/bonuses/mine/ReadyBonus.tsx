import { Lock } from 'lucide';
import { useId } from 'react';
import styled from 'styled-components';
import { Button } from '@/components/ui/controls/Button';
import { Pill } from '@/components/ui/feedback/Pill';
import { HeadedCard } from '@/components/ui/layout/HeadedCard';
import { comesWithDeposit, type UserBonus } from '@/domain/bonuses/offer';
import { useAbsent } from '@/hooks/useAbsent';
import { useT } from '@/hooks/useT';
import { token } from '@/themes/token';
import { Line } from '../parts/StateLine';
import { ThreeTerms } from '../parts/ThreeTerms';
import { ClaimCashback } from './ClaimCashback';
import { Details } from './Details';

const Root = styled(HeadedCard)`
  display: flex;
  flex-direction: column;
  gap: ${token('space-12')};

  &.cashback {
    border-color: transparent;
    background: ${token('reward-soft')};
  }
  .head {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: ${token('space-8')};
  }
  h2 {
    font-size: 20px;
    line-height: 28px;
    overflow-wrap: anywhere;
  }
`;

type ReadyBonusProps = {
  bonus: UserBonus;
  /** False for an excluded player. */
  mayTake: boolean;
  /** The title of the active bonus, which stands in the way of another one; null without one. */
  active: string | null;
  /** Shows its terms and the way to activate it. */
  onTake: () => void;
};

/** A bonus that waits to be activated or claimed (BON-03). */
export function ReadyBonus({ bonus, mayTake, active, onTake }: ReadyBonusProps) {
  const t = useT();
  const [id, why] = [useId(), useId()];
  const noCashback = useAbsent('cashback');
  const isCashback = bonus.type === 'instant_cashback';
  const isBlocked = active !== null && !comesWithDeposit(bonus);
  return (
    <Root as="article" aria-labelledby={id} className={isCashback ? 'cashback' : undefined}>
      <div className="head">
        <h2 id={id}>
          <bdi>{bonus.title}</bdi>
        </h2>
        <Pill tone="info">{t('bonus.status.available')}</Pill>
      </div>
      <ThreeTerms offer={bonus} />
      {isCashback ? (
        <>
          <Details bonus={bonus} />
          {mayTake && !noCashback && <ClaimCashback bonus={bonus} />}
        </>
      ) : (
        mayTake && (
          <>
            <Button
              look={isBlocked ? 'secondary' : 'primary'}
              disabled={isBlocked}
              aria-describedby={isBlocked ? why : id}
              onClick={onTake}
            >
              {t('bonus.take')}
            </Button>
            {isBlocked && (
              <Line id={why} icon={Lock}>
                <b>{t('bonus.state.now')}</b> {t('bonus.mine.blocked', { name: active })}
              </Line>
            )}
            {isBlocked && <Details bonus={bonus} />}
          </>
        )
      )}
    </Root>
  );
}
