import { Gamepad2 } from 'lucide';
import { PageHead } from '@/components/app/head/PageHead';
import { UnlessExcluded } from '@/components/app/late/UnlessExcluded';
import { TileRow } from '@/components/lobby/rows/GameRow';
import { TournamentNotFound, TournamentScreen } from '@/components/tournaments/TournamentScreen';
import { Icon } from '@/components/ui/pictures/Icon';
import { useLocale } from '@/components/ui/LocaleContext';
import { useSettings } from '@/hooks/useSettings';
import { useT } from '@/hooks/useT';
import { asCallError } from '@/services/http/call';
import { TOURNAMENT_NOT_FOUND, tournamentEndpoint, useTournamentQuery } from '@/services/tournaments/tournaments';
import { serverPage } from '@/store/pages/serverPage';

/** `found` is false if the backend said that there is no such tournament; then it is not requested again. */
type Props = { tournament: string; found: boolean };

/** One tournament (P-32, W-21). */
export default function TournamentRoute({ tournament, found }: Props) {
  const t = useT();
  const { brandName } = useSettings();
  const language = useLocale().code;
  const { data } = useTournamentQuery({ tournament, language }, { skip: !found });
  if (!found)
    return (
      <>
        <PageHead title={t('tournaments.notFound')} index={false} />
        <TournamentNotFound />
      </>
    );
  const name = data?.tournament.name ?? t('shell.nav.tournaments');
  return (
    <>
      <PageHead title={name} description={t('tournaments.oneDescription', { name, brand: brandName })} />
      <UnlessExcluded wholePage>
        <TournamentScreen
          key={tournament}
          tournament={tournament}
          games={(games) => (
            <TileRow title={t('tournaments.gamesThatCount')} icon={<Icon of={Gamepad2} />} games={games} />
          )}
        />
      </UnlessExcluded>
    </>
  );
}

export const getServerSideProps = serverPage<Props>(
  ['tournaments', 'lobby'],
  async ({ store, locale, param, degradeWithout, status }) => {
    const tournament = param('tournament') ?? '';
    const asked = { tournament, language: locale.code };
    const answer = await store.dispatch(tournamentEndpoint.initiate(asked, { subscribe: false }));
    const found = !(answer.isError && asCallError(answer.error).code === TOURNAMENT_NOT_FOUND);
    if (found) degradeWithout('tournament', answer);
    else status(404);
    return { tournament, found };
  },
);
