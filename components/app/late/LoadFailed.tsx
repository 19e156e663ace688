import { ErrorState } from '@/components/ui/feedback/StateBlock';
import { useT } from '@/hooks/useT';

/** Says that a part of the page could not be loaded, with the way to load the page again. */
export function LoadFailed() {
  const t = useT();
  return <ErrorState title={t('ui.loadingError')} onRetry={() => window.location.reload()} />;
}
