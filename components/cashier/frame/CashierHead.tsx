import { ArrowDownToLine, ArrowUpFromLine, ReceiptText, type IconNode } from 'lucide';
import styled from 'styled-components';
import { PageHeading } from '@/components/ui/layout/Page';
import { PlaceBar } from '@/components/ui/navigation/PlaceBar';
import type { PageKey } from '@/config/pages/pageUrls';
import { usePageUrl } from '@/hooks/address/usePageUrl';
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

type Place = (typeof PLACES)[number]['page'];

type CashierHeadProps = {
  title: string;
  here: Place;
  /** Accessible name of the links. */
  label: string;
  nameOf: (place: Place) => string;
  /** A page that gets no link. */
  without?: Place | undefined;
};

/** Heading of a cashier page and links to its other pages. */
export function CashierHead({ title, here, label, nameOf, without }: CashierHeadProps) {
  const urlOf = usePageUrl();
  const places = PLACES.filter(({ page }) => page !== without).map(({ page, icon }) => ({
    key: page,
    href: urlOf(page),
    icon,
    text: nameOf(page),
    isHere: page === here,
  }));
  return (
    <Root>
      <PageHeading>
        <h1>{title}</h1>
      </PageHeading>
      <PlaceBar label={label} places={places} />
    </Root>
  );
}
