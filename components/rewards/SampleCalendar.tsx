import { SAMPLE_CURRENCY, sampleCalendar } from '@/domain/rewards/sampleDays';
import { useSettings } from '@/hooks/useSettings';
import { useT } from '@/hooks/useT';
import { RewardCalendar } from './RewardCalendar';
import { useToday } from './useToday';

/** Made once per page load (OP-091); this module is only ever loaded by browsers. */
const sampleDays = sampleCalendar(Math.random);

/** The rakeback calendar as guests see it: days that say they are examples, and no claim (RAKE-13, RAKE-15). */
export function SampleCalendar() {
  const t = useT();
  const { calendarTimeZone } = useSettings();
  const today = useToday(calendarTimeZone);
  return (
    <RewardCalendar days={sampleDays(today)} today={today} currency={SAMPLE_CURRENCY} note={t('rewards.sample')} />
  );
}
