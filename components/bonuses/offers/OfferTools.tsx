import { CalendarDays, Gift } from 'lucide';
import styled from 'styled-components';
import { Button, ButtonLink } from '@/components/ui/controls/Button';
import { Icon } from '@/components/ui/pictures/Icon';
import { openModal } from '@/hooks/address/modalAddress';
import { useIsAuthenticated } from '@/hooks/player/useAuth';
import { useNoCalendar } from '@/hooks/player/useNoCalendar';
import { usePageUrl } from '@/hooks/address/usePageUrl';
import { useT } from '@/hooks/useT';
import { token } from '@/themes/token';
import { CouponButton } from './CouponButton';

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
  return (
    <Root>
      {isAuthenticated && (
        <>
          <CouponButton />
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
    </Root>
  );
}
