import { useLocale } from '@/components/ui/LocaleContext';
import { Gift } from 'lucide';
import { useRouter } from 'next/router';
import styled from 'styled-components';
import { ButtonLink } from '@/components/ui/controls/Button';
import { Stack } from '@/components/ui/layout/Page';
import { Icon } from '@/components/ui/pictures/Icon';
import { Pagination } from '@/components/ui/navigation/Pagination';
import { EmptyState, ErrorState } from '@/components/ui/feedback/StateBlock';
import { bonusTypeOf, type BonusType, type Offer } from '@/domain/bonuses/offer';
import { setAddress, useAddress } from '@/hooks/address/useAddress';
import { useLastPage } from '@/hooks/address/useLastPage';
import { usePageNumber } from '@/hooks/address/usePageNumber';
import { usePageUrl } from '@/hooks/address/usePageUrl';
import { useT } from '@/hooks/useT';
import { useOffersQuery } from '@/services/bonuses/bonuses';
import type { BonusRows } from '@/services/bonuses/bonusWire';
import { OFFERS_A_PAGE } from '@/services/bonuses/offersRequest';
import { token } from '@/themes/token';
import { BeforeYouTake } from './BeforeYouTake';
import { FeaturedOffer } from './FeaturedOffer';
import { OfferCard } from './OfferCard';
import { OfferDialog } from './OfferDialog';
import { OfferGrid } from './OfferGrid';
import { OffersLoading } from './OffersLoading';
import { OfferTools } from './OfferTools';
import { TypePills, type Counts } from './TypePills';
import { useOfferAsk } from '@/hooks/player/useOfferAsk';
import { useStandings } from './useStandings';

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${token('space-4')} ${token('space-8')};
`;

type OfferListProps = {
  /** Shows only this type (P-09). */
  type?: BonusType;
};

/** The counts of the types: as told, or counted where all offers are on this page. */
function countsIn({ rows, count, counts }: BonusRows<Offer>): Counts | null {
  if (counts) return counts;
  if (rows.length < count) return null;
  const found: Counts = {};
  for (const { type } of rows) found[type] = (found[type] ?? 0) + 1;
  return found;
}

const NO_OFFERS: readonly Offer[] = [];

/** The offers, twenty per page (BON-01); the address holds type, page number and the open offer. */
export function OfferList({ type: preset }: OfferListProps) {
  const t = useT();
  const urlOf = usePageUrl();
  const { pathname } = useRouter();
  const page = usePageNumber();
  const opened = useAddress('offer');
  const named = bonusTypeOf(useAddress('type'));
  const type = preset ?? named;
  const ask = useOfferAsk(useLocale().code);
  const query = useOffersQuery({ ...ask, ...(type && { type }), page });
  const { data, isError, isFetching, refetch } = query;
  // The pills stay, and keep the focus, while another type or page loads.
  const currentData = query.currentData ?? (isFetching ? data : undefined);
  // Already there unless a type was asked for, whose answer may tell nothing of the other types.
  const isTold = currentData?.counts !== undefined;
  const whole = useOffersQuery(ask, { skip: !currentData || isTold || (type === null && page === 1) }).currentData;
  const offers = useStandings(currentData?.rows ?? NO_OFFERS);
  const isBeyond = useLastPage(page, isFetching ? undefined : currentData, OFFERS_A_PAGE);
  if (!currentData || isBeyond)
    return isError && !isFetching ? (
      <ErrorState title={t('ui.loadingError')} onRetry={() => void refetch()} />
    ) : (
      <OffersLoading />
    );
  const { rows, count } = currentData;
  const isFirst = type === null && page === 1;
  const all = isTold || isFirst ? currentData : whole;
  const counts = all ? countsIn(all) : null;
  const total = isTold ? Object.values(currentData.counts ?? {}).reduce((sum, one) => sum + one, 0) : all?.count;
  const [first, ...others] = offers;
  const featured = isFirst && first && first.standing.kind !== 'closed' && first.standing.kind !== 'active';
  const open = (id: string) => setAddress({ offer: id }, 'push');
  const hrefOf = (other: number) => {
    const params = new URLSearchParams();
    if (named && !preset) params.set('type', named);
    if (other > 1) params.set('page', String(other));
    const search = params.toString();
    return search === '' ? pathname : `${pathname}?${search}`;
  };
  return (
    <Stack>
      {featured && <FeaturedOffer {...first} onOpen={() => open(first.offer.id)} />}
      <Bar>
        <TypePills chosen={type} counts={counts} all={total ?? null} />
        <OfferTools />
      </Bar>
      {rows.length === 0 ? (
        <EmptyState
          icon={<Icon of={Gift} size={24} />}
          title={t('promotions.empty')}
          text={t('promotions.emptyText')}
          action={<ButtonLink href={urlOf('bonus-terms')}>{t('promotions.terms')}</ButtonLink>}
        />
      ) : (
        <OfferGrid aria-busy={isFetching || undefined}>
          {(featured ? others : offers).map(({ offer, standing }) => (
            <OfferCard key={offer.id} offer={offer} standing={standing} onOpen={() => open(offer.id)} />
          ))}
          <BeforeYouTake />
        </OfferGrid>
      )}
      <Pagination page={page} pages={Math.ceil(count / OFFERS_A_PAGE)} hrefOf={hrefOf} />
      {opened !== null && <OfferDialog key={opened} id={opened} known={rows.find(({ id }) => id === opened) ?? null} />}
    </Stack>
  );
}
