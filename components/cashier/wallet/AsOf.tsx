import { useLocale } from '@/components/ui/LocaleContext';
import { formatTime } from '@/domain/format/instant';
import { useT } from '@/hooks/useT';

/** Since when a balance stands, in the device's own clock; in milliseconds. */
export function AsOf({ instant }: { instant: number }) {
  const t = useT();
  const locale = useLocale();
  return <>{t('wallet.asOf', { time: formatTime(locale, new Date(instant)) })}</>;
}
