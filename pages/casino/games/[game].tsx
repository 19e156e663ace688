import Head from 'next/head';
import { GamePage, type GamePageProps } from '@/components/game/GamePage';
import { useSettings } from '@/hooks/useSettings';
import { asCallError } from '@/services/call';
import { gameEndpoint, useGameQuery } from '@/services/games';
import { serverPage } from '@/store/serverPage';

const NOT_FOUND = 'GAME_NOT_FOUND';

export default function GameRoute({ game }: GamePageProps) {
  const { data } = useGameQuery({ game });
  const { brandName } = useSettings();
  return (
    <>
      <Head>
        <title>{data ? `${data.name} · ${brandName}` : brandName}</title>
      </Head>
      <GamePage key={game} game={game} />
    </>
  );
}

export const getServerSideProps = serverPage<GamePageProps>(['game'], async ({ store, param, degrade, status }) => {
  const game = param('game') ?? '';
  const { isError, error } = await store.dispatch(gameEndpoint.initiate({ game }, { subscribe: false }));
  if (isError && asCallError(error).code === NOT_FOUND) status(404);
  else if (isError) degrade();
  return { game };
});
