import { useT } from '@/hooks/useT';
import { Button } from '../controls/Button';
import { Dialog } from './Dialog';

/** Replaces the dialog of something that this casino does not offer (OP-036, API-39). */
export function NotOfferedDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const t = useT();
  return (
    <Dialog open={open} onClose={onClose} title={t('shell.notOffered')}>
      <p>{t('shell.notOfferedText')}</p>
      <Button look="primary" wide onClick={onClose}>
        {t('ui.close')}
      </Button>
    </Dialog>
  );
}
