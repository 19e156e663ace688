import { RefreshCw } from 'lucide';
import { Button } from '@/components/ui/controls/Button';
import { SupportReference } from '@/components/ui/feedback/SupportReference';
import { useT } from '@/hooks/useT';
import { SystemScreen } from './SystemScreen';
import { Icon } from '@/components/ui/pictures/Icon';

const reload = () => window.location.reload();

type ServerErrorScreenProps = {
  /** 503: service unavailable; anything else: server error. */
  status: number;
  /** Retries the page; by default it reloads. */
  onRetry?: () => void;
  /** Id of the request that failed. */
  reference?: string | undefined;
};

/** Shown when the page could not be rendered (spec §8: 'Internal server error', 'Service Unavailable'). */
export function ServerErrorScreen({ status, onRetry = reload, reference }: ServerErrorScreenProps) {
  const t = useT();
  const known = status === 503 ? 503 : 500;
  return (
    <SystemScreen
      status={known}
      title={t(`serverError.${known}`)}
      text={t(`serverError.text${known}`)}
      action={
        <>
          <Button look="primary" size="main" icon={<Icon of={RefreshCw} />} onClick={onRetry}>
            {t('serverError.tryAgain')}
          </Button>
          <SupportReference id={reference} />
        </>
      }
    />
  );
}
