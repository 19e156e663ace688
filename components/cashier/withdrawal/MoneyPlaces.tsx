import { ArrowDownToLine, ArrowUpFromLine, ReceiptText, type IconNode } from 'lucide';
import styled from 'styled-components';
import { PlaceBar } from '@/components/ui/navigation/PlaceBar';
import type { PageKey } from '@/config/pages/pageUrls';
import { useExcluded } from '@/hooks/player/useExcluded';
import { usePageUrl } from '@/hooks/address/usePageUrl';
import { useT } from '@/hooks/useT';
import { media } from '@/themes/media';

const Root = styled.div`
  ${media.desktop} {
    inline-size: fit-content;
  }
`;

const PLACES = [
  { page: 'deposit', icon: ArrowDownToLine },
  { page: 'withdraw', icon: ArrowUpFromLine },
  { page: 'transactions', icon: ReceiptText },
] as const satisfies readonly { page: PageKey; icon: IconNode }[];

/** Money pages. A self-excluded player gets no deposit link (WDR-10). */
export function MoneyPlaces() {
  const t = useT();
  const urlOf = usePageUrl();
  const excluded = useExcluded() !== null;
  const places = PLACES.filter(({ page }) => page !== 'deposit' || !excluded).map(({ page, icon }) => ({
    key: page,
    href: urlOf(page),
    icon,
    text: t(`withdrawal.place.${page}`),
    isHere: page === 'withdraw',
  }));
  return (
    <Root>
      <PlaceBar label={t('withdrawal.places')} places={places} />
    </Root>
  );
}
