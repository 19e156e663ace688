import type { SettingsLink } from '@/config/settings';
import { safeHref } from '@/domain/links/safeHref';
import { useSettings } from './useSettings';

/** The help line the operator names, with an address that may stand in a link; null without one. */
export function useHelpLine(): SettingsLink | null {
  const { helpLine } = useSettings();
  const href = safeHref(helpLine?.href ?? '');
  return helpLine && href ? { label: helpLine.label, href } : null;
}
