import type { SettingsLink } from '@/config/settings/entries';
import { safeHref } from '@/domain/links/safeHref';
import { useSettings } from './useSettings';

/** The operator's help line, if its address is safe in a link; else null. */
export function useHelpLine(): SettingsLink | null {
  const { helpLine } = useSettings();
  const href = safeHref(helpLine?.href ?? '');
  return helpLine && href ? { label: helpLine.label, href } : null;
}
