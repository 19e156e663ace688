import { useMemo } from 'react';
import { SAMPLE_CURRENCY, sampleCalendar } from '@/domain/rewards/sampleDays';
import { useSettings } from '@/hooks/useSettings';
import { useToday } from '@/hooks/useToday';
import { RewardCalendar } from '../days/RewardCalendar';
import { SampleDetail } from './SampleDetail';
import { useChosenDay } from '../days/useChosenDay';

/** The rakeback calendar for guests: days marked as samples, without claims (RAKE-13, RAKE-15). */
export function SampleCalendar() {
  const { calendarTimeZone } = useSettings();
  const today = useToday(calendarTimeZone);
  const days = useMemo(() => sampleCalendar(today), [today]);
  const { chosen, choose } = useChosenDay();
  return (
    <>
      <RewardCalendar days={days} today={today} currency={SAMPLE_CURRENCY} onChoose={choose} />
      {chosen && <SampleDetail {...chosen} />}
    </>
  );
}
