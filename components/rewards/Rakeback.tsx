import dynamic from 'next/dynamic';
import { Notice } from '@/components/ui/Notice';
import { useT } from '@/hooks/useT';
import { CalendarSkeleton } from './CalendarSkeleton';
import { Legend } from './Legend';

/** Days depend on the visitor's clock and zone, so the server draws their place only (OP-083). */
const SampleCalendar = dynamic(() => import('./SampleCalendar').then((module) => module.SampleCalendar), {
  ssr: false,
  loading: CalendarSkeleton,
});

/** The rakeback calendar on its page (NAV-06, P-12), which for guests holds examples. */
export function Rakeback() {
  const t = useT();
  return (
    <>
      <Notice>{t('rewards.sample')}</Notice>
      <SampleCalendar />
      <Legend />
    </>
  );
}
