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

  li {
    display: flex;
    align-items: center;
    gap: 6px;
  }
`;

/** Legend entries, with the states whose icons they explain. */
const SIGNS = {
  claimed: ['claimed'],
  notClaimed: ['notClaimed'],
  none: ['playToWin'],
  pending: ['claimable', 'locked'],
} as const satisfies Record<string, readonly RewardState[]>;

const LABELS = Object.keys(SIGNS) as (keyof typeof SIGNS)[];

/** Legend of the calendar's icons (RAKE-12). */
export function Legend() {
  const t = useT();
  return (
    <Root aria-label={t('rewards.legend')}>
      {LABELS.map((label) => (
        <li key={label}>
          {SIGNS[label].map((state) => (
            <Icon key={state} of={STATE_ICONS[state]} size={16} />
          ))}
          {t(`rewards.legendOf.${label}`)}
        </li>
      ))}
    </Root>
  );
}
