import styled from 'styled-components';
import { Icon } from '@/components/ui/Icon';
import { useT } from '@/hooks/useT';
import { token } from '@/themes/token';
import { REWARD_STATES, STATE_ICONS } from './rewardStates';

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

/** What the signs of the calendar mean (RAKE-12). */
export function Legend() {
  const t = useT();
  return (
    <Root aria-label={t('rewards.legend')}>
      {REWARD_STATES.map((state) => (
        <li key={state}>
          <Icon of={STATE_ICONS[state]} size={16} />
          {t(`rewards.state.${state}`)}
        </li>
      ))}
    </Root>
  );
}
