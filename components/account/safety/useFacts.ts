import { useLocale } from '@/components/ui/LocaleContext';
import { deviceName, type Device, type Place } from '@/domain/account/safety';
import { countryName } from '@/domain/format/country';
import { formatInstant } from '@/domain/format/instant';
import { useT } from '@/hooks/useT';

/** How a device, a place and a time are said; what is not known is left out or “–”. */
export function useFacts() {
  const t = useT();
  const locale = useLocale();
  return {
    device: (device: Device): string => deviceName(device) ?? t('safety.device.unknown'),
    place: ({ country, city }: Place): string | null =>
      [city, country === null ? null : countryName(locale, country)].filter(Boolean).join(', ') || null,
    time: (at: string | null): string => (at && formatInstant(locale, at)) ?? '–',
  };
}
