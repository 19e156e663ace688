import { CalendarDays, Gift } from 'lucide';
import styled from 'styled-components';
import { Button, ButtonLink } from '@/components/ui/controls/Button';
import { pillRow } from '@/components/ui/navigation/pills';
import { Icon } from '@/components/ui/pictures/Icon';
import { openModal } from '@/hooks/address/modalAddress';
import { useIsAuthenticated } from '@/hooks/player/useAuth';
import { useNoCalendar } from '@/hooks/player/useNoCalendar';
import { usePageUrl } from '@/hooks/address/usePageUrl';
import { useT } from '@/hooks/useT';
import { token } from '@/themes/token';
import { CouponButton } from './CouponButton';

const Root = styled.div`
  ${pillRow}
  gap: ${token('space-8')};
  min-inline-size: 0;

  /* Quieter than the filters beside them. Not the dialog that opens beside them. */
  > :is(a, button) {
    flex: none;
    padding-inline: ${token('space-12')};
    box-shadow: inset 0 0 0 1px ${token('border')};
    font-weight: 500;
    font-size: 14px;
  }
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
          <ButtonLink look="outline" href={urlOf('my-bonuses')} icon={<Icon of={Gift} />}>
            {t('bonus.toMine')}
          </ButtonLink>
        </>
      )}
      {!noCalendar && (
        <Button look="outline" icon={<Icon of={CalendarDays} />} onClick={() => openModal('calendar')}>
          {t('bonus.calendar')}
        </Button>
      )}
    </Root>
  );
}
