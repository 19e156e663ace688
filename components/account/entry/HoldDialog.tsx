import { Button } from '@/components/ui/controls/Button';
import { Dialog } from '@/components/ui/overlay/Dialog';
import { swapModal } from '@/hooks/address/modalAddress';
import { useT } from '@/hooks/useT';
import type { ModalProps } from '@/store/modal';
import { Saying } from './entryLook';

/**
 * Asks a visitor who closed the registration whether to finish it (MODAL-12, OP-024). Both answers are equally easy.
 */
export function HoldDialog({ open, onClose }: ModalProps) {
  const t = useT();
  return (
    <Dialog open={open} onClose={onClose} title={t('hold.title')}>
      <Saying>
        <p>{t('hold.text')}</p>
        <div className="answers">
          <Button look="outline" size="main" onClick={onClose}>
            {t('hold.leave')}
          </Button>
          <Button look="primary" size="main" onClick={() => swapModal('signup')}>
            {t('hold.continue')}
          </Button>
        </div>
      </Saying>
    </Dialog>
  );
}
