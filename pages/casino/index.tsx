import { PageHead } from '@/components/app/PageHead';
import { CasinoLobby, type LobbyProps } from '@/components/lobby/CasinoLobby';
import { useSettings } from '@/hooks/useSettings';
import { useT } from '@/hooks/useT';
import { gamesEndpoint } from '@/services/games';
import { prefetchCategories } from '@/services/server/categories';
import { serverPage } from '@/store/serverPage';
import { lobbyQuery, pageNumber } from '@/domain/game/lobby';

export default function CasinoPage(props: LobbyProps) {
  const t = useT();
  const { brandName } = useSettings();
  const category = props.categories.find(({ id }) => id === props.category);
  return (
    <>
      <PageHead
        title={category?.name ?? t('lobby.title')}
        description={t('lobby.description', { brand: brandName })}
        index={props.category === null || category !== undefined}
      />
      <CasinoLobby {...props} />
    </>
  );
}

export const getServerSideProps = serverPage<LobbyProps>(['lobby'], async (context) => {
  const { store, param, degrade } = context;
  const category = param('category');
  const page = pageNumber(param('page'));
  const [{ categories, failed }, games] = await Promise.all([
    prefetchCategories({ ...context, locale: context.locale.code }),
    store.dispatch(gamesEndpoint.initiate(lobbyQuery(category, page), { subscribe: false })),
  ]);
  if (failed || games.isError) degrade();
  return { categories, category: category ?? null, page };
});
