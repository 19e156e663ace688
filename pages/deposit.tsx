import { Suspense } from 'react';
import { PageHead } from '@/components/app/head/PageHead';
import { PageWithText } from '@/components/app/pages/PageWithText';
import { BeforeDeposit } from '@/components/app/late/BeforeDeposit';
import { UnlessExcluded } from '@/components/app/late/UnlessExcluded';
import { DepositBonus } from '@/components/app/late/DepositBonus';
import { withTexts } from '@/components/app/late/withTexts';
import { GuestCashier } from '@/components/cashier/methods/GuestCashier';
import { SpendingNote } from '@/components/cashier/methods/SpendingNote';
import { WrittenPart } from '@/components/site/content/WrittenPart';
import { GuestsOnly } from '@/components/ui/layout/GuestsOnly';
import { LoadingPlace, ScreenHigh } from '@/components/ui/feedback/LoadingPlace';
import { useAuth } from '@/hooks/player/useAuth';
import { useAwaited } from '@/hooks/player/useAwaited';
import { useAbsent } from '@/hooks/useAbsent';
import { useSettings } from '@/hooks/useSettings';
import { useT } from '@/hooks/useT';
import { writtenPart, type WrittenProps } from '@/store/pages/writtenPart';

/** Loaded for players only; never server-rendered. */
const DepositArea = withTexts(
  ['deposit', 'depositError', 'depositResult', 'paymentMethod', 'form', 'general'],
  async () => (await import('@/components/cashier/deposit/DepositArea')).DepositArea,
);

/** The cashier: for guests (NAV-07) with the operator's text about payments (P-48), and for players (P-13). */
export default function DepositPage({ blocks, written }: WrittenProps) {
  const t = useT();
  const { brandName } = useSettings();
  const { isInitialized, user } = useAuth();
  const isAwaited = useAwaited();
  // Without deposits the page still lists the ways to pay.
  const noDeposit = useAbsent('deposit');
  const title = t(noDeposit ? 'shell.nav.payments' : 'shell.nav.deposit');
  // How payments work is the operator's text.
  const description = t(blocks ? 'cashier.description' : 'cashier.descriptionPlain', { brand: brandName });
  const lead = t(noDeposit ? 'cashier.leadPlain' : 'cashier.lead');
  if (user)
    return (
      <ScreenHigh>
        <PageHead title={title} description={description} />
        <Suspense fallback={<LoadingPlace />}>
          <UnlessExcluded wholePage evenInQuiet>
            <BeforeDeposit>
              <DepositArea key={user.userId} user={user} Bonus={DepositBonus}>
                <WrittenPart blocks={blocks} written={written} />
              </DepositArea>
            </BeforeDeposit>
          </UnlessExcluded>
        </Suspense>
      </ScreenHigh>
    );
  if (isAwaited)
    return (
      <ScreenHigh>
        <PageHead title={title} description={description} />
        <LoadingPlace />
      </ScreenHigh>
    );
  return (
    <ScreenHigh>
      <GuestsOnly data-known={isInitialized || undefined}>
        <PageWithText title={title} description={description} lead={lead} blocks={blocks} written={written}>
          <GuestCashier />
          <SpendingNote />
        </PageWithText>
      </GuestsOnly>
    </ScreenHigh>
  );
}

export const getServerSideProps = writtenPart('deposit', 'cashier');
