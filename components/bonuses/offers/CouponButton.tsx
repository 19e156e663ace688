import { Ticket } from 'lucide';
import { useState } from 'react';
import { Button } from '@/components/ui/controls/Button';
import { Icon } from '@/components/ui/pictures/Icon';
import { useAbsent } from '@/hooks/useAbsent';
import { useT } from '@/hooks/useT';
import { CouponDialog } from './CouponDialog';

/** Opens the dialog for a coupon code; nothing where the casino takes none. */
export function CouponButton() {
  const t = useT();
  const [open, setOpen] = useState(false);
  if (useAbsent('coupons')) return null;
  return (
    <>
      <Button look="outline" icon={<Icon of={Ticket} />} onClick={() => setOpen(true)}>
        {t('bonus.coupon.title')}
      </Button>
      {open && <CouponDialog onClose={() => setOpen(false)} />}
    </>
  );
}
