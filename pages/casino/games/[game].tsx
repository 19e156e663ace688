import Head from 'next/head';
import { GameNotFound } from '@/components/game/GameNotFound';
import { GamePage, type GamePageProps } from '@/components/game/GamePage';
import { useSettings } from '@/hooks/useSettings';
import { useT } from '@/hooks/useT';
import { asCallError } from '@/services/call';
import { GAME_NOT_FOUND, gameEndpoint, useGameQuery } from '@/services/games';
import { serverPage } from '@/store/serverPage';

/** `found` is false when the backend said that there is no such game; then it is not asked again. */
type Props = GamePageProps & { found: boolean };

export default function GameRoute({ game, found }: Props) {
  const t = useT();
  const { data } = useGameQuery({ game }, { skip: !found });
  const { brandName } = useSettings();
  const title = found ? data?.name : t('game.notFound');
  return (
    <>
      <Head>
        <title>{title ? `${title} · ${brandName}` : brandName}</title>
      </Head>
      {found ? <GamePage key={game} game={game} /> : <GameNotFound />}
    </>
  );
}

export const getServerSideProps = serverPage<Props>(['game'], async ({ store, param, degrade, status }) => {
  const game = param('game') ?? '';
  const { isError, error } = await store.dispatch(gameEndpoint.initiate({ game }, { subscribe: false }));
  const found = !(isError && asCallError(error).code === GAME_NOT_FOUND);
  if (!found) status(404);
  else if (isError) degrade();
  return { game, found };
});
