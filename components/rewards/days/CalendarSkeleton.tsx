import { type DynamicOptionsLoadingProps } from 'next/dynamic';
import { CalendarFrame, Weekdays, Weeks } from '@/components/ui/figures/calendarLook';
import { Skeleton } from '@/components/ui/feedback/Skeleton';
import { ErrorState } from '@/components/ui/feedback/StateBlock';
import { useT } from '@/hooks/useT';

const CELLS = Array.from({ length: 28 }, (_, index) => index);

/** Placeholder of the calendar while it loads, or an error if its code did not load. */
export function CalendarSkeleton({ error, retry }: DynamicOptionsLoadingProps) {
  const t = useT();
  if (error) return <ErrorState title={t('ui.loadingError')} onRetry={retry} />;
  return (
    <CalendarFrame role="status" aria-busy aria-label={t('ui.loading')}>
      <header />
      <Weekdays aria-hidden />
      <Weeks aria-hidden>
        {CELLS.map((cell) => (
          <Skeleton as="li" key={cell} $shape="cell" $still />
        ))}
      </Weeks>
    </CalendarFrame>
  );
}
