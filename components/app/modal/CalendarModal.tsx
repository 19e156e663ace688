import { PromotionCalendar } from '@/components/rewards/calendar/PromotionCalendar';
import { Dialog } from '@/components/ui/overlay/Dialog';
import { useT } from '@/hooks/useT';
import type { ModalProps } from '@/store/modal';
import { UnlessExcluded } from '../late/UnlessExcluded';

/** The promotion calendar over any page (M-08); an excluded player sees no offers (SESS-10). */
export function CalendarModal({ open, onClose }: ModalProps) {
  const t = useT();
  return (
    <Dialog open={open} onClose={onClose} size="tall" title={t('calendar.title')}>
      <UnlessExcluded>
        <PromotionCalendar />
      </UnlessExcluded>
    </Dialog>
  );
}
