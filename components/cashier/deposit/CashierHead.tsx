import { ArrowDownToLine, ArrowUpFromLine, ReceiptText, type IconNode } from 'lucide';
import styled from 'styled-components';
import { PageHeading } from '@/components/ui/layout/Page';
import { PlaceBar } from '@/components/ui/navigation/PlaceBar';
import type { PageKey } from '@/config/pages/pageUrls';
import { usePageUrl } from '@/hooks/address/usePageUrl';
import { useAbsent } from '@/hooks/useAbsent';
import { useT } from '@/hooks/useT';
import { media } from '@/themes/media';
import { token } from '@/themes/token';

const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${token('space-12')} ${token('space-24')};

  nav {
    flex: 1;
  }
  ${media.tablet} {
    nav {
      flex: none;
    }
  }
`;

const PLACES = [
  { page: 'deposit', icon: ArrowDownToLine },
  { page: 'withdraw', icon: ArrowUpFromLine },
  { page: 'transactions', icon: ReceiptText },
] as const satisfies readonly { page: PageKey; icon: IconNode }[];

/** Heading of the cashier and links to its other pages. Without deposits it still lists the ways to pay. */
export function CashierHead() {
  const t = useT();
  const urlOf = usePageUrl();
  const noDeposit = useAbsent('deposit');
  const places = PLACES.map(({ page, icon }) => ({
    key: page,
    href: urlOf(page),
    icon,
    text: page === 'deposit' && noDeposit ? t('shell.nav.payments') : t(`deposit.place.${page}`),
    isHere: page === 'deposit',
  }));
  return (
    <Root>
      <PageHeading>
        <h1>{t(noDeposit ? 'shell.nav.payments' : 'deposit.title')}</h1>
      </PageHeading>
      <PlaceBar label={t('deposit.places')} places={places} />
    </Root>
  );
}
