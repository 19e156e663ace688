import { toolsOf } from '@/domain/site/promises';
import { useSettings } from '../useSettings';
import { useT } from '../useT';
import type { Panel } from '@/config/pages/guardedPages';

/** What an account page is for. That of the limits names its tools only where all of them are there (OP-036). */
export function usePanelText(): (panel: Panel) => string {
  const t = useT();
  const tools = toolsOf(useSettings(), ['realityCheck']);
  return (panel) => (panel === 'limits' && tools !== 'all' ? t('guard.someTools') : t(`guard.text.${panel}`));
}
