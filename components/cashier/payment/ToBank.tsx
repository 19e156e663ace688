import { ExternalLink } from 'lucide';
import { Button } from '@/components/ui/controls/Button';
import { Card } from '@/components/ui/layout/Card';
import { Icon } from '@/components/ui/pictures/Icon';
import { useT } from '@/hooks/useT';
import { leaveFor } from './leaveFor';

/** A payment that goes on at another site, which opens on a press. */
export function ToBank({ target }: { target: URL }) {
  const t = useT();
  return (
    <Card>
      <p>{t('deposit.redirectText', { host: target.host })}</p>
      <p>
        <Button look="primary" icon={<Icon of={ExternalLink} />} onClick={() => leaveFor(target)}>
          {t('deposit.redirect')}
        </Button>
      </p>
    </Card>
  );
}
