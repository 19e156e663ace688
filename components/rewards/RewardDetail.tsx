import styled from 'styled-components';
import { Amount } from '@/components/ui/Amount';
import { Dialog } from '@/components/ui/Dialog';
import { Icon } from '@/components/ui/Icon';
import { useLocale } from '@/components/ui/LocaleContext';
import { formatFullDay } from '@/domain/format/day';
import { toDecimal } from '@/domain/money/money';
import type { RewardDay } from '@/domain/rewards/rewardDay';
import { useT } from '@/hooks/useT';
import { token } from '@/themes/token';
import { STATE_ICONS } from './rewardStates';

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

type RewardDetailProps = {
  open: boolean;
  reward: RewardDay;
  currency: string;
  note?: string;
  onClose: () => void;
};

/** A day of the calendar in words: how much, how it stands, and what that means. */
export function RewardDetail({ open, reward, currency, note, onClose }: RewardDetailProps) {
  const t = useT();
  const locale = useLocale();
  const { day, state, amount } = reward;
  return (
    <Dialog open={open} onClose={onClose} title={formatFullDay(locale, day) ?? day}>
      <Root>
        {amount > 0n && (
          <p className="amount">
            <Amount value={toDecimal(amount, currency)} currency={currency} />
          </p>
        )}
        <p className="state">
          <Icon of={STATE_ICONS[state]} />
          {t(`rewards.state.${state}`)}
        </p>
        <p>{t(`rewards.meaning.${state}`)}</p>
        {note && <p className="note">{note}</p>}
      </Root>
    </Dialog>
  );
}
