import { RefreshCw } from 'lucide';
import { Button } from '@/components/ui/controls/Button';
import { useT } from '@/hooks/useT';
import { SystemScreen } from './SystemScreen';
import { Icon } from '@/components/ui/pictures/Icon';

const reload = () => window.location.reload();

type ServerErrorScreenProps = {
  /** 503 says that the service is unavailable, anything else that the server failed. */
  status: number;
  /** Asks for the page again; the default loads it afresh. */
  onRetry?: () => void;
};

/** The page could not be made (spec §8: 'Internal server error', 'Service Unavailable'). */
export function ServerErrorScreen({ status, onRetry = reload }: ServerErrorScreenProps) {
  const t = useT();
  const known = status === 503 ? 503 : 500;
  return (
    <SystemScreen
      status={known}
      title={t(`serverError.${known}`)}
      text={t(`serverError.text${known}`)}
      action={
        <Button look="primary" size="main" icon={<Icon of={RefreshCw} />} onClick={onRetry}>
          {t('serverError.tryAgain')}
        </Button>
      }
    />
  );
}
