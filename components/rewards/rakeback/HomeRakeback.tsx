import { useMemo } from 'react';
import styled from 'styled-components';
import { ErrorState } from '@/components/ui/feedback/StateBlock';
import { SAMPLE_CURRENCY, sampleCalendar } from '@/domain/rewards/sampleDays';
import { useAuth } from '@/hooks/player/useAuth';
import { useSettings } from '@/hooks/useSettings';
import { useT } from '@/hooks/useT';
import { useToday } from '@/hooks/useToday';
import { useAwaited } from '@/hooks/player/useAwaited';
import { token } from '@/themes/token';
import { CarouselSkeleton } from '../days/CarouselSkeleton';
import { NoDeposit } from './NoDeposit';
import { PlayerDialogs } from './PlayerDialogs';
import { RakebackCarousel } from '../days/RakebackCarousel';
import { SampleDetail } from '../samples/SampleDetail';
import { StaleNote } from './StaleNote';
import { useChosenDay } from '../days/useChosenDay';
import { usePlayerCalendar } from './usePlayerCalendar';

const Note = styled.p`
  font: 400 ${token('type-sm')} ${token('font-text')};
  color: ${token('text-muted')};
`;

/** The home page's rakeback carousel: the player's days, samples for guests, a skeleton until that is known (W-01). */
export function HomeRakeback() {
  const { isAuthenticated, user, depositCount } = useAuth();
  const isAwaited = useAwaited();
  if (isAwaited) return <CarouselSkeleton />;
  if (!isAuthenticated || !user) return <Samples />;
  return depositCount === 0 ? <NoDeposit /> : <OfPlayer key={user.userId} player={user.userId} />;
}

function Samples() {
  const t = useT();
  const { calendarTimeZone } = useSettings();
  const today = useToday(calendarTimeZone);
  const days = useMemo(() => sampleCalendar(today), [today]);
  const { chosen, choose } = useChosenDay();
  return (
    <>
      <RakebackCarousel days={days} today={today} currency={SAMPLE_CURRENCY} onChoose={choose} />
      <Note>{t('rewards.sample')}</Note>
      {chosen && <SampleDetail {...chosen} />}
    </>
  );
}

function OfPlayer({ player }: { player: string }) {
  const t = useT();
  const calendar = usePlayerCalendar(player);
  const { chosen, choose } = useChosenDay();
  const { days, today, currency, failed, asOf, retry, untilOf } = calendar;
  if (!days && failed) return <ErrorState title={t('ui.loadingError')} onRetry={retry} />;
  if (!days)
    return (
      <div role="status" aria-label={t('ui.loading')}>
        <CarouselSkeleton />
      </div>
    );
  return (
    <>
      <RakebackCarousel days={days} today={today} currency={currency} untilOf={untilOf} onChoose={choose} />
      {failed && <StaleNote asOf={asOf} onRetry={retry} />}
      <PlayerDialogs chosen={chosen} calendar={calendar} />
    </>
  );
}
