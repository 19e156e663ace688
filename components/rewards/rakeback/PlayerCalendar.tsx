import { ErrorState } from '@/components/ui/feedback/StateBlock';
import { useT } from '@/hooks/useT';
import { CalendarSkeleton } from '../days/CalendarSkeleton';
import { ClaimCards } from './ClaimCards';
import { PlayerDialogs } from './PlayerDialogs';
import { RewardCalendar } from '../days/RewardCalendar';
import { StaleNote } from './StaleNote';
import { useChosenDay } from '../days/useChosenDay';
import { usePlayerCalendar } from './usePlayerCalendar';

/** A player's rakeback calendar: reward, state and claim of each day (W-02). */
export function PlayerCalendar({ player }: { player: string }) {
  const t = useT();
  const calendar = usePlayerCalendar(player);
  const { chosen, choose } = useChosenDay();
  const { days, today, currency, failed, asOf, retry, untilOf } = calendar;
  if (!days) return failed ? <ErrorState title={t('ui.loadingError')} onRetry={retry} /> : <CalendarSkeleton />;
  return (
    <>
      {failed && <StaleNote asOf={asOf} onRetry={retry} />}
      <RewardCalendar days={days} today={today} currency={currency} untilOf={untilOf} onChoose={choose}>
        <ClaimCards days={days} currency={currency} untilOf={untilOf} onChoose={choose} />
      </RewardCalendar>
      <PlayerDialogs chosen={chosen} calendar={calendar} />
    </>
  );
}
