import { CalendarDays, Gift, Ticket } from 'lucide';
import { useState } from 'react';
import styled from 'styled-components';
import { Button, ButtonLink } from '@/components/ui/controls/Button';
import { Icon } from '@/components/ui/pictures/Icon';
import { openModal } from '@/hooks/address/modalAddress';
import { useIsAuthenticated } from '@/hooks/player/useAuth';
import { useNoCalendar } from '@/hooks/player/useNoCalendar';
import { usePageUrl } from '@/hooks/address/usePageUrl';
import { useAbsent } from '@/hooks/useAbsent';
import { useT } from '@/hooks/useT';
import { token } from '@/themes/token';
import { CouponDialog } from './CouponDialog';

const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${token('space-8')};
`;

/** Actions beside the offers: coupon code, the player's bonuses, promotion calendar. */
export function OfferTools() {
  const t = useT();
  const urlOf = usePageUrl();
  const isAuthenticated = useIsAuthenticated();
  const noCalendar = useNoCalendar();
  const noCoupons = useAbsent('coupons');
  const [open, setOpen] = useState(false);
  return (
    <Root>
      {isAuthenticated && (
        <>
          {!noCoupons && (
            <Button icon={<Icon of={Ticket} />} onClick={() => setOpen(true)}>
              {t('bonus.coupon.title')}
            </Button>
          )}
          <ButtonLink href={urlOf('my-bonuses')} icon={<Icon of={Gift} />}>
            {t('bonus.toMine')}
          </ButtonLink>
        </>
      )}
      {!noCalendar && (
        <Button icon={<Icon of={CalendarDays} />} onClick={() => openModal('calendar')}>
          {t('bonus.calendar')}
        </Button>
      )}
      {open && <CouponDialog onClose={() => setOpen(false)} />}
    </Root>
  );
}
