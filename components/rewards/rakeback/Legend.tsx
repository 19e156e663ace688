import styled from 'styled-components';
import { Icon } from '@/components/ui/pictures/Icon';
import type { RewardState } from '@/domain/rewards/rewardDay';
import { useT } from '@/hooks/useT';
import { token } from '@/themes/token';
import { STATE_ICONS } from '../days/rewardStates';

const Root = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${token('space-8')} ${token('space-16')};
  font: 400 ${token('type-sm')} ${token('font-text')};
  color: ${token('text-muted')};

  li,
  li > span {
    display: flex;
    align-items: center;
    gap: 6px;
  }
  li {
    flex-wrap: wrap;
    column-gap: ${token('space-12')};
  }
  svg {
    flex: none;
  }
  .claimed svg {
    color: ${token('success-text')};
  }
  .claimable svg {
    color: ${token('reward-text')};
  }
`;

/** Legend entries of one state, whose icon they explain. */
const SIGNS = {
  claimed: 'claimed',
  notClaimed: 'notClaimed',
  none: 'playToWin',
} as const satisfies Record<string, RewardState>;

const LABELS = Object.keys(SIGNS) as (keyof typeof SIGNS)[];

/** The states of a pending reward, the fourth entry. */
const PENDING = ['claimable', 'locked'] as const satisfies readonly RewardState[];

function Sign({ state, words }: { state: RewardState; words: string }) {
  return (
    <span className={state}>
      <Icon of={STATE_ICONS[state]} size={16} />
      {words}
    </span>
  );
}

/** Legend of the calendar's icons: four labels (RAKE-12), one sign and one word for each state. */
export function Legend() {
  const t = useT();
  return (
    <Root aria-label={t('rewards.legend')}>
      {LABELS.map((label) => (
        <li key={label}>
          <Sign state={SIGNS[label]} words={t(`rewards.legendOf.${label}`)} />
        </li>
      ))}
      <li>
        {t('rewards.legendOf.pending')}{' '}
        {PENDING.map((state) => (
          <Sign key={state} state={state} words={t(`rewards.state.${state}`)} />
        ))}
      </li>
    </Root>
  );
}
