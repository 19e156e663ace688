import { useSettings } from '@/hooks/useSettings';
import { useT } from '@/hooks/useT';

/** Shown on a blocked page until the overlay has loaded; made visible by the base style (OP-067). */
export function BlockedNote() {
  const t = useT();
  const { excludedCountryCodeList } = useSettings();
  return excludedCountryCodeList.length > 0 && <p className="blocked-note">{t('shell.blocked')}</p>;
}
