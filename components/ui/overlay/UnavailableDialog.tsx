import { useT } from '@/hooks/useT';
import { Button } from '../controls/Button';
import { Dialog } from './Dialog';

/** Replaces a dialog whose calls the operator switched off (OP-036, API-39). Needs the text area `general`. */
export function UnavailableDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const t = useT();
  return (
    <Dialog open={open} onClose={onClose} title={t('general.unavailable')}>
      <p>{t('general.unavailableText')}</p>
      <Button look="primary" wide onClick={onClose}>
        {t('ui.close')}
      </Button>
    </Dialog>
  );
}
