import { CreditCard } from 'lucide';
import { useId } from 'react';
import styled from 'styled-components';
import { Button, ButtonLink } from '@/components/ui/controls/Button';
import { Icon } from '@/components/ui/pictures/Icon';
import { SectionHeading } from '@/components/ui/layout/SectionHeading';
import { EmptyState } from '@/components/ui/feedback/StateBlock';
import { openModal } from '@/hooks/address/modalAddress';
import { usePageUrl } from '@/hooks/address/usePageUrl';
import { useLoginOff } from '@/hooks/player/useLoginOff';
import { useHasContacts } from '@/hooks/told/useHasContacts';
import { useSettings } from '@/hooks/useSettings';
import { useT } from '@/hooks/useT';
import { token } from '@/themes/token';
import { PaymentTiles } from './PaymentTiles';

const Free = styled.p`
  margin-block-start: ${token('space-12')};
  color: ${token('text-muted')};
`;

/**
 * The cashier for guests (P-13): payment methods from the operator's footer, without API calls or method ids (OP-071).
 */
export function GuestCashier() {
  const t = useT();
  const pageUrl = usePageUrl();
  const heading = useId();
  const { paymentLogos, freeOfChargeNotice } = useSettings();
  const loginOff = useLoginOff();
  const hasContacts = useHasContacts();
  return (
    <section aria-labelledby={heading}>
      <SectionHeading id={heading} title={t('cashier.methods')} count={paymentLogos.length || undefined} />
      {paymentLogos.length > 0 ? (
        <PaymentTiles logos={paymentLogos} />
      ) : (
        <EmptyState
          icon={<Icon of={CreditCard} size={24} />}
          title={t('cashier.none')}
          text={t('cashier.noneText')}
          action={
            <>
              {!loginOff && (
                <Button look="primary" onClick={() => openModal('login')}>
                  {t('shell.logIn')}
                </Button>
              )}
              {hasContacts && <ButtonLink href={pageUrl('contacts')}>{t('cashier.contacts')}</ButtonLink>}
            </>
          }
        />
      )}
      {freeOfChargeNotice && paymentLogos.length > 0 && <Free>{t('cashier.free')}</Free>}
    </section>
  );
}
