import { useSettings } from '@/hooks/useSettings';
import { useT } from '@/hooks/useT';

/** What stands in place of a blocked page until the overlay is there; the base style shows it (OP-067). */
export function BlockedNote() {
  const t = useT();
  const { excludedCountryCodeList } = useSettings();
  return excludedCountryCodeList.length > 0 && <p className="blocked-note">{t('shell.blocked')}</p>;
}
