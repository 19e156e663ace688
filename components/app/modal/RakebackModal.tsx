import { Dialog } from '@/components/ui/overlay/Dialog';
import { useT } from '@/hooks/useT';
import type { ModalProps } from '@/store/modal';
import { RakebackPart } from './RakebackPart';
import { UnlessExcluded } from '../late/UnlessExcluded';

/** The rakeback calendar over any page (M-07). */
export function RakebackModal({ open, onClose }: ModalProps) {
  const t = useT();
  return (
    <Dialog open={open} onClose={onClose} size="tall" title={t('rewards.title')}>
      <UnlessExcluded>
        <RakebackPart />
      </UnlessExcluded>
    </Dialog>
  );
}
