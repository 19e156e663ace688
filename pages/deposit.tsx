import { PageHead } from '@/components/app/PageHead';
import { GuestCashier } from '@/components/cashier/GuestCashier';
import { SpendingNote } from '@/components/cashier/SpendingNote';
import { WrittenPart } from '@/components/content/WrittenPart';
import { Card } from '@/components/ui/Card';
import { Columns } from '@/components/ui/Columns';
import { Stack } from '@/components/ui/Page';
import { PageIntro } from '@/components/ui/PageIntro';
import { useSettings } from '@/hooks/useSettings';
import { useT } from '@/hooks/useT';
import { writtenPart, type WrittenProps } from '@/store/writtenPart';

/** The cashier for guests (P-13, NAV-07) with what the operator says of payments (P-48). */
export default function DepositPage({ blocks, written }: WrittenProps) {
  const t = useT();
  const { brandName } = useSettings();
  const title = t('shell.nav.deposit');
  return (
    <>
      <PageHead title={title} description={t('cashier.description', { brand: brandName })} />
      <Stack>
        <PageIntro title={title}>{t('cashier.lead')}</PageIntro>
        <Columns>
          <Stack>
            <GuestCashier />
            <SpendingNote />
          </Stack>
          <Card>
            <WrittenPart blocks={blocks} written={written} />
          </Card>
        </Columns>
      </Stack>
    </>
  );
}

export const getServerSideProps = writtenPart('deposit', 'cashier');
