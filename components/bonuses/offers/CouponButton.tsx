import { Ticket } from 'lucide';
import { useRef, useState } from 'react';
import { Button } from '@/components/ui/controls/Button';
import { Icon } from '@/components/ui/pictures/Icon';
import { useAbsent } from '@/hooks/useAbsent';
import { useT } from '@/hooks/useT';
import { CouponDialog } from './CouponDialog';

/** Opens the dialog for a coupon code; nothing where the casino takes none. */
export function CouponButton() {
  const t = useT();
  const [open, setOpen] = useState(false);
  // What is under way goes on while the dialog is closed. A success that was seen is over, and the next code begins anew.
  const [round, setRound] = useState(0);
  const isOver = useRef(true);
  if (useAbsent('coupons')) return null;
  const show = () => {
    if (isOver.current) setRound(round + 1);
    isOver.current = false;
    setOpen(true);
  };
  return (
    <>
      <Button look="outline" icon={<Icon of={Ticket} />} onClick={show}>
        {t('bonus.coupon.title')}
      </Button>
      {round > 0 && (
        <CouponDialog
          key={round}
          open={open}
          onClose={(isDone) => {
            setOpen(false);
            isOver.current = isDone;
          }}
        />
      )}
    </>
  );
}
