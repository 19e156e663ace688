import { useLocale } from '@/components/ui/LocaleContext';
import { formatTime } from '@/domain/format/instant';
import { useT } from '@/hooks/useT';

/** The time at which a balance was loaded (milliseconds), in the device's time zone. */
export function AsOf({ instant }: { instant: number }) {
  const t = useT();
  const locale = useLocale();
  return <>{t('wallet.asOf', { time: formatTime(locale, new Date(instant)) })}</>;
}
