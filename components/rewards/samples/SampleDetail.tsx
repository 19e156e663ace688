import { Dialog } from '@/components/ui/overlay/Dialog';
import { useLocale } from '@/components/ui/LocaleContext';
import { openingDay } from '@/domain/format/openingDay';
import { SAMPLE_CURRENCY } from '@/domain/rewards/sampleDays';
import { useT } from '@/hooks/useT';
import { DayFacts } from '../days/DayFacts';
import type { Chosen } from '../days/useChosenDay';

/** Details of a sample day, with a note that it is a sample. */
export function SampleDetail({ open, reward, close }: Chosen) {
  const t = useT();
  const locale = useLocale();
  return (
    <Dialog open={open} onClose={close} title={openingDay(locale, reward.day) ?? reward.day}>
      <DayFacts reward={reward} currency={SAMPLE_CURRENCY}>
        <p className="note">{t('rewards.sample')}</p>
      </DayFacts>
    </Dialog>
  );
}
