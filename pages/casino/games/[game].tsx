import { GameHead } from '@/components/app/head/GameHead';
import { PageHead } from '@/components/app/head/PageHead';
import { LateGameBonus, LateGamePulse, LateGameRace, REAL_PLAY_PARTS } from '@/components/app/late/gameParts';
import { GameNotFound } from '@/components/game/GameNotFound';
import { GamePage, type GamePageProps } from '@/components/game/GamePage';
import { SimilarGames } from '@/components/lobby/rows/SimilarGames';
import { isRestrictedIn } from '@/domain/game/restriction';
import { useAbsent } from '@/hooks/useAbsent';
import { useT } from '@/hooks/useT';
import { asCallError } from '@/services/http/call';
import { countryNameEndpoint } from '@/services/country/countryName';
import { GAME_NOT_FOUND, gameEndpoint, useGameQuery } from '@/services/game/game';
import { similarGamesEndpoint } from '@/services/lobby/similarGames';
import { serverPage } from '@/store/pages/serverPage';

/** `found` is false if the backend said that there is no such game; then it is not requested again. */
type Props = Pick<GamePageProps, 'game' | 'country'> & { found: boolean };

export default function GameRoute({ game, country, found }: Props) {
  const t = useT();
  const noPulse = useAbsent('pulse');
  const { data } = useGameQuery({ game }, { skip: !found });
  return (
    <>
      {data ? <GameHead game={data} /> : <PageHead title={found ? undefined : t('game.notFound')} index={false} />}
      {found ? (
        <GamePage
          key={game}
          game={game}
          country={country}
          Notes={LateGameBonus}
          similar={
            <>
              <SimilarGames game={game} />
              <LateGameRace game={game} />
              {data && !noPulse && <LateGamePulse game={data} />}
            </>
          }
          realPlay={REAL_PLAY_PARTS}
        />
      ) : (
        <GameNotFound />
      )}
    </>
  );
}

export const getServerSideProps = serverPage<Props>(
  ['game', 'lobby'],
  async ({ store, country, param, degradeWithout, status }) => {
    const game = param('game') ?? '';
    const [asked, similar] = await Promise.all([
      store.dispatch(gameEndpoint.initiate({ game }, { subscribe: false })),
      store.dispatch(similarGamesEndpoint.initiate({ game }, { subscribe: false })),
    ]);
    const { data, isError, error } = asked;
    const found = !(isError && asCallError(error).code === GAME_NOT_FOUND);
    if (found) {
      degradeWithout('game', asked);
      degradeWithout('similarGames', similar);
    } else status(404);
    if (data && isRestrictedIn(data, country)) {
      const name = await store.dispatch(countryNameEndpoint.initiate({ code: country }, { subscribe: false }));
      degradeWithout('countries', name);
    }
    return { game, country, found };
  },
);
