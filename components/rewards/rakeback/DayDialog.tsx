import styled from 'styled-components';
import { Button } from '@/components/ui/controls/Button';
import { Dialog } from '@/components/ui/overlay/Dialog';
import { RewardButton } from '@/components/ui/controls/RewardButton';
import { useLocale } from '@/components/ui/LocaleContext';
import { formatAmount } from '@/domain/format/amount';
import { formatFullDay } from '@/domain/format/day';
import { formatInstant } from '@/domain/format/instant';
import { toDecimal } from '@/domain/money/money';
import type { RewardDay } from '@/domain/rewards/rewardDay';
import { useT } from '@/hooks/useT';
import { token } from '@/themes/token';
import { DayFacts } from '../days/DayFacts';
import { Receipt } from './Receipt';
import type { Chosen } from '../days/useChosenDay';
import type { Claim } from './useClaim';
import type { PlayerDays } from './usePlayerCalendar';

const Actions = styled.div`
  display: grid;
  gap: ${token('space-8')};
`;

/** Returns what a day means: when it was paid, or its claim period, with the time zone. */
function useMeaning({ today, timesOf }: Pick<PlayerDays, 'today' | 'timesOf'>) {
  const t = useT();
  const locale = useLocale();
  return ({ day, state, paidAt, claim }: RewardDay): string => {
    if (state === 'playToWin') return t('rakeback.day.nothing');
    const { from, until } = timesOf(day);
    if (paidAt !== null) return t('rakeback.day.paid', { at: formatInstant(locale, paidAt) ?? paidAt });
    if (claim !== null) return t('rakeback.day.claim', { until });
    return day > today ? t('rakeback.day.later', { from, until }) : t('rakeback.day.over', { until });
  };
}

type DayDialogProps = Chosen &
  Pick<PlayerDays, 'currency' | 'today' | 'timesOf'> & {
    claim: Claim;
    /** Whether the backend can explain the amount. */
    hasReceipt: boolean;
  };

/** Details of a player's day, with its claim button (M-17): amount, state, deadline and calculation. */
export function DayDialog({ open, reward, close, claim: claims, currency, hasReceipt, ...days }: DayDialogProps) {
  const t = useT();
  const locale = useLocale();
  const meaningOf = useMeaning(days);
  const { day, amount } = reward;
  const words = formatAmount(locale, toDecimal(amount, currency), currency) ?? '';
  return (
    <Dialog open={open} onClose={close} title={t('rakeback.day.title', { day: formatFullDay(locale, day) ?? day })}>
      <DayFacts reward={reward} currency={currency} past={day < days.today} meaning={meaningOf(reward)} />
      {reward.claim !== null && (
        <Actions>
          <RewardButton size="main" wide busy={claims.claiming !== null} onClick={() => claims.claim(reward)}>
            {t('rakeback.claim.amount', { amount: words })}
          </RewardButton>
          <Button wide onClick={close}>
            {t('rakeback.claim.cancel')}
          </Button>
        </Actions>
      )}
      {hasReceipt && open && <Receipt day={day} />}
    </Dialog>
  );
}
