import { Gift } from 'lucide';
import { useRouter } from 'next/router';
import { useEffect, useEffectEvent, useState } from 'react';
import { useDispatch } from 'react-redux';
import styled from 'styled-components';
import { ButtonLink } from '@/components/ui/controls/Button';
import { Icon } from '@/components/ui/pictures/Icon';
import { Stack } from '@/components/ui/layout/Page';
import { Pagination } from '@/components/ui/navigation/Pagination';
import { EmptyState, ErrorState } from '@/components/ui/feedback/StateBlock';
import { isEnded, type UserBonus } from '@/domain/bonuses/offer';
import { useActiveBonus } from '@/hooks/player/useActiveBonus';
import { useLastPage } from '@/hooks/address/useLastPage';
import { usePageNumber } from '@/hooks/address/usePageNumber';
import { useBalanceNews } from '@/hooks/player/useBalanceNews';
import { useExcluded } from '@/hooks/player/useExcluded';
import { usePageUrl } from '@/hooks/address/usePageUrl';
import { useT } from '@/hooks/useT';
import { useToken } from '@/hooks/player/useToken';
import { bonusesChanged, useUserBonusesQuery } from '@/services/bonuses/bonuses';
import { OFFERS_A_PAGE } from '@/services/bonuses/offersRequest';
import { media } from '@/themes/media';
import { token } from '@/themes/token';
import { watchBonusTabs } from '@/services/bonuses/bonusTabs';
import { CouponButton } from '../offers/CouponButton';
import { OffersLoading } from '../offers/OffersLoading';
import { ActiveBonus } from './ActiveBonus';
import { PastBonuses, UnknownBonuses } from './PastBonuses';
import { ReadyBonus } from './ReadyBonus';
import { ReadyDialog } from './ReadyDialog';

/** One page of the player's bonuses, refetched after bets and wins, and after changes in other tabs. */
function useMine(page: number) {
  const dispatch = useDispatch();
  const query = useUserBonusesQuery({ page }, { skip: useToken() === null, refetchOnMountOrArgChange: true });
  const { refetch, fulfilledTimeStamp, currentData } = query;
  const ask = async () => {
    await refetch();
  };
  useBalanceNews(fulfilledTimeStamp ?? null, currentData && ask);
  const changed = useEffectEvent(() => void dispatch(bonusesChanged()));
  useEffect(() => watchBonusTabs(() => changed()), []);
  return query;
}

const Ready = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token('space-16')};

  ${media.desktop} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;

const having = (rows: readonly UserBonus[], wanted: UserBonus['status']) =>
  rows.filter(({ status }) => status === wanted);

/** All bonuses of the player, at both addresses: the active one first, then available and ended (BON-11, P-23, P-30). */
export function MyBonuses() {
  const page = usePageNumber();
  const query = useMine(page);
  const mayTake = useExcluded() === null;
  const [opened, setOpened] = useState<string | null>(null);
  const isOpened = ({ userBonusId, status }: UserBonus) => userBonusId === opened && status === 'available';
  // The list goes with the session, and its rows with what is done to them: both dialogs outlast it.
  return (
    <Stack>
      {mayTake && (
        <div>
          <CouponButton />
        </div>
      )}
      <List page={page} query={query} mayTake={mayTake} onTake={setOpened} />
      {opened !== null && (
        <ReadyDialog
          key={opened}
          listed={query.currentData?.rows.find(isOpened) ?? null}
          onClose={() => setOpened(null)}
        />
      )}
    </Stack>
  );
}

type ListProps = {
  page: number;
  query: ReturnType<typeof useMine>;
  /** False for an excluded player. */
  mayTake: boolean;
  /** Gets the userBonusId. */
  onTake: (id: string) => void;
};

function List({ page, query: { currentData, isError, isFetching, refetch }, mayTake, onTake }: ListProps) {
  const t = useT();
  const urlOf = usePageUrl();
  const { pathname } = useRouter();
  // It may stand on another page.
  const known = useActiveBonus();
  const isBeyond = useLastPage(page, currentData, OFFERS_A_PAGE);
  if (!currentData || isBeyond)
    return isError && !isFetching ? (
      <ErrorState title={t('ui.loadingError')} onRetry={() => void refetch()} />
    ) : (
      <OffersLoading />
    );
  const { rows, count } = currentData;
  const [active, waiting, unknown] = [having(rows, 'activated'), having(rows, 'available'), having(rows, null)];
  const ended = rows.filter(isEnded);
  return (
    <>
      {rows.length === 0 && (
        <EmptyState
          icon={<Icon of={Gift} size={24} />}
          title={t('bonus.mine.empty')}
          text={t('bonus.mine.emptyText')}
          action={mayTake && <ButtonLink href={urlOf('promotions')}>{t('bonus.mine.toOffers')}</ButtonLink>}
        />
      )}
      {active.map((bonus) => (
        <ActiveBonus key={bonus.userBonusId} bonus={bonus} mayTake={mayTake} />
      ))}
      {waiting.length > 0 && (
        <Ready aria-label={t('bonus.mine.ready')}>
          {waiting.map((bonus) => (
            <ReadyBonus
              key={bonus.userBonusId}
              bonus={bonus}
              mayTake={mayTake}
              active={(active[0] ?? known)?.title ?? null}
              onTake={() => onTake(bonus.userBonusId)}
            />
          ))}
        </Ready>
      )}
      {unknown.length > 0 && <UnknownBonuses bonuses={unknown} />}
      {ended.length > 0 && <PastBonuses bonuses={ended} />}
      <Pagination
        page={page}
        pages={Math.ceil(count / OFFERS_A_PAGE)}
        hrefOf={(other) => (other === 1 ? pathname : `${pathname}?page=${other}`)}
      />
    </>
  );
}
