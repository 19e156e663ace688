import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Amount } from '@/components/ui/figures/Amount';
import { Icon } from '@/components/ui/pictures/Icon';
import { toDecimal } from '@/domain/money/money';
import type { RewardDay } from '@/domain/rewards/rewardDay';
import { useT } from '@/hooks/useT';
import { token } from '@/themes/token';
import { stateIcon, stateWords } from './rewardStates';

const Root = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${token('space-8')};

  .amount {
    font: ${token('font-display-weight')} ${token('type-3xl')} ${token('font-display')};
  }
  .state {
    display: flex;
    align-items: center;
    gap: ${token('space-8')};
    font-weight: 600;
  }
  .note {
    color: ${token('text-muted')};
  }
`;

type DayFactsProps = {
  reward: RewardDay;
  currency: string;
  /** Whether the day is over. */
  past?: boolean;
  /** What the state means for this day; default: the general text. */
  meaning?: string | undefined;
  children?: ReactNode;
};

/** Details of a day: amount, state and what the state means. */
export function DayFacts({ reward, currency, past = false, meaning, children }: DayFactsProps) {
  const t = useT();
  const { state, amount } = reward;
  return (
    <Root>
      {amount > 0n && (
        <p className="amount">
          <Amount value={toDecimal(amount, currency)} currency={currency} />
        </p>
      )}
      <p className="state">
        <Icon of={stateIcon(reward)} />
        {t(stateWords(reward, past))}
      </p>
      <p>{meaning ?? t(`rewards.meaning.${state}`)}</p>
      {children}
    </Root>
  );
}
