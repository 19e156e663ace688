import { Dialog } from '@/components/ui/overlay/Dialog';
import type { UserBonus } from '@/domain/bonuses/offer';
import { OfferView } from '../offers/OfferView';
import { useKept } from '../parts/useKept';

type ReadyDialogProps = {
  /** Null once it is no longer among the ready ones. */
  listed: UserBonus | null;
  onClose: () => void;
};

/** The terms of a bonus that lies ready, and the way to activate it. */
export function ReadyDialog({ listed, onClose }: ReadyDialogProps) {
  const bonus = useKept(listed);
  if (bonus === null) return null;
  return (
    <Dialog open size="middle" title={bonus.title} onClose={onClose}>
      <OfferView offer={bonus} onClose={onClose} />
    </Dialog>
  );
}
