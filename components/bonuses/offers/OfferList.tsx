import { useLocale } from '@/components/ui/LocaleContext';
import { Gift } from 'lucide';
import { useRouter } from 'next/router';
import styled from 'styled-components';
import { ButtonLink } from '@/components/ui/controls/Button';
import { Stack } from '@/components/ui/layout/Page';
import { Icon } from '@/components/ui/pictures/Icon';
import { Pagination } from '@/components/ui/navigation/Pagination';
import { EmptyState, ErrorState } from '@/components/ui/feedback/StateBlock';
import type { BonusType } from '@/domain/bonuses/offer';
import { setAddress, useAddress } from '@/hooks/address/useAddress';
import { usePageUrl } from '@/hooks/address/usePageUrl';
import { useT } from '@/hooks/useT';
import { useOffersQuery } from '@/services/bonuses/bonuses';
import { OFFERS_A_PAGE } from '@/services/bonuses/offersRequest';
import { media } from '@/themes/media';
import { token } from '@/themes/token';
import { OfferCard } from './OfferCard';
import { OfferDialog } from './OfferDialog';
import { OffersLoading } from './OffersLoading';
import { OfferTools } from './OfferTools';
import { useOfferAsk } from '@/hooks/player/useOfferAsk';

export const Grid = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token('space-12')};

  ${media.tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;

type OfferListProps = {
  /** Shows only this type (P-09). */
  type?: BonusType;
};

/** The offers, twenty per page (BON-01); the address holds the page number and the open offer. */
export function OfferList({ type }: OfferListProps) {
  const t = useT();
  const urlOf = usePageUrl();
  const { pathname } = useRouter();
  const asked = Number(useAddress('page'));
  const page = Number.isInteger(asked) && asked > 0 ? asked : 1;
  const opened = useAddress('offer');
  const ask = useOfferAsk(useLocale().code);
  const { currentData, isError, isFetching, refetch } = useOffersQuery({ ...ask, ...(type && { type }), page });
  if (!currentData)
    return isError && !isFetching ? (
      <ErrorState title={t('ui.loadingError')} onRetry={() => void refetch()} />
    ) : (
      <OffersLoading />
    );
  const { rows, count } = currentData;
  return (
    <Stack>
      <OfferTools />
      {rows.length === 0 ? (
        <EmptyState
          icon={<Icon of={Gift} size={24} />}
          title={t('promotions.empty')}
          text={t('promotions.emptyText')}
          action={<ButtonLink href={urlOf('bonus-terms')}>{t('promotions.terms')}</ButtonLink>}
        />
      ) : (
        <Grid>
          {rows.map((offer) => (
            <OfferCard key={offer.id} offer={offer} onOpen={() => setAddress({ offer: offer.id }, 'push')} />
          ))}
        </Grid>
      )}
      <Pagination
        page={page}
        pages={Math.ceil(count / OFFERS_A_PAGE)}
        hrefOf={(other) => (other === 1 ? pathname : `${pathname}?page=${other}`)}
      />
      {opened !== null && <OfferDialog id={opened} known={rows.find(({ id }) => id === opened) ?? null} />}
    </Stack>
  );
}
