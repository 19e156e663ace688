import { isAbsent } from '@/domain/site/absent';
import { hasGuestDemos } from './hasGuestDemos';
import { useSettings } from '../useSettings';
import { useT } from '../useT';

/** The site in one sentence for search engines, with nothing that this backend lacks (OP-036). */
export function useSiteDescription(): string {
  const t = useT();
  const settings = useSettings();
  const brand = settings.brandName;
  if (isAbsent('lobby', settings)) return t('shell.descriptionPlain', { brand });
  return hasGuestDemos(settings) ? t('shell.description', { brand }) : t('shell.descriptionGames', { brand });
}
