import { PageWithText } from '@/components/app/PageWithText';
import { GuestCashier } from '@/components/cashier/GuestCashier';
import { SpendingNote } from '@/components/cashier/SpendingNote';
import { useSettings } from '@/hooks/useSettings';
import { useT } from '@/hooks/useT';
import { writtenPart, type WrittenProps } from '@/store/writtenPart';

/** The cashier for guests (P-13, NAV-07) with what the operator says of payments (P-48). */
export default function DepositPage({ blocks, written }: WrittenProps) {
  const t = useT();
  const { brandName } = useSettings();
  return (
    <PageWithText
      title={t('shell.nav.deposit')}
      description={t('cashier.description', { brand: brandName })}
      lead={t('cashier.lead')}
      blocks={blocks}
      written={written}
    >
      <GuestCashier />
      <SpendingNote />
    </PageWithText>
  );
}

export const getServerSideProps = writtenPart('deposit', 'cashier');
