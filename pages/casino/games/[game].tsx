import { GameHead } from '@/components/app/GameHead';
import { PageHead } from '@/components/app/PageHead';
import { GameNotFound } from '@/components/game/GameNotFound';
import { GamePage, type GamePageProps } from '@/components/game/GamePage';
import { useT } from '@/hooks/useT';
import { asCallError } from '@/services/call';
import { GAME_NOT_FOUND, gameEndpoint, useGameQuery } from '@/services/games';
import { serverPage } from '@/store/serverPage';

/** `found` is false when the backend said that there is no such game; then it is not asked again. */
type Props = GamePageProps & { found: boolean };

export default function GameRoute({ game, found }: Props) {
  const t = useT();
  const { data } = useGameQuery({ game }, { skip: !found });
  return (
    <>
      {data ? <GameHead game={data} /> : <PageHead title={found ? undefined : t('game.notFound')} index={false} />}
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
