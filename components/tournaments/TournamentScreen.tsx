import { SearchX } from 'lucide';
import { type ReactNode } from 'react';
import { ButtonLink } from '@/components/ui/controls/Button';
import { LoadingPlace } from '@/components/ui/feedback/LoadingPlace';
import { EmptyState, ErrorState } from '@/components/ui/feedback/StateBlock';
import { Columns } from '@/components/ui/layout/Columns';
import { Stack } from '@/components/ui/layout/Page';
import { useLocale } from '@/components/ui/LocaleContext';
import { Icon } from '@/components/ui/pictures/Icon';
import type { GameSummary } from '@/domain/game/game';
import { tournamentState } from '@/domain/tournaments/tournaments';
import { usePageUrl } from '@/hooks/address/usePageUrl';
import { useIsAuthenticated } from '@/hooks/player/useAuth';
import { useAbsent } from '@/hooks/useAbsent';
import { useClock } from '@/hooks/useClock';
import { useT } from '@/hooks/useT';
import { asCallError } from '@/services/http/call';
import { TOURNAMENT_NOT_FOUND, useTournamentQuery } from '@/services/tournaments/tournaments';
import { Leaderboard } from './Leaderboard';
import { OwnRace } from './OwnRace';
import { Prizes, TournamentRules } from './PrizesAndRules';
import { TournamentHero } from './TournamentHero';
import { EVERY_MS, useOwnPlace } from './useOwnPlace';

type TournamentScreenProps = {
  tournament: string;
  /** Draws the games that count; provided by another feature. */
  games: (games: readonly GameSummary[]) => ReactNode;
};

/** One tournament with its places, prizes and rules, and the player's own figures (P-32, W-21, ENG-04). */
export function TournamentScreen({ tournament: id, games }: TournamentScreenProps) {
  const t = useT();
  const language = useLocale().code;
  const now = useClock();
  const isPlayer = useIsAuthenticated();
  const noEntry = useAbsent('tournamentEntry');
  const asked = { tournament: id, language };
  const {
    data,
    error,
    isError,
    isFetching,
    refetch,
    fulfilledTimeStamp = null,
  } = useTournamentQuery(asked, {
    pollingInterval: EVERY_MS,
    // The page may be older than the player's own place.
    refetchOnMountOrArgChange: true,
  });
  const own = useOwnPlace(id, EVERY_MS);
  if (!data) {
    if (asCallError(error).code === TOURNAMENT_NOT_FOUND) return <TournamentNotFound />;
    const isFailed = isError && !isFetching;
    return isFailed ? (
      <ErrorState level="h1" title={t('tournaments.failed')} onRetry={() => void refetch()} />
    ) : (
      <LoadingPlace />
    );
  }
  const { tournament, leaderboard } = data;
  const state = now === null ? null : tournamentState(tournament, now);
  return (
    <Stack>
      <TournamentHero tournament={tournament} />
      <Columns>
        <Stack>
          <Leaderboard
            tournament={tournament}
            state={state}
            first={leaderboard}
            around={own.data?.around ?? []}
            own={own.data?.own?.position ?? null}
            updated={now === null ? null : fulfilledTimeStamp}
          />
          {data.games.length > 0 && games(data.games)}
        </Stack>
        <Stack>
          {isPlayer && !noEntry && state !== null && (
            <OwnRace
              tournament={tournament}
              state={state}
              place={own.data}
              isError={own.isError}
              onRetry={() => void own.refetch()}
            />
          )}
          <Prizes tournament={tournament} />
          <TournamentRules tournament={tournament} />
        </Stack>
      </Columns>
    </Stack>
  );
}

/** No tournament exists at this address. */
export function TournamentNotFound() {
  const t = useT();
  const urlOf = usePageUrl();
  return (
    <EmptyState
      level="h1"
      icon={<Icon of={SearchX} size={24} />}
      title={t('tournaments.notFound')}
      text={t('tournaments.notFoundText')}
      action={
        <ButtonLink look="primary" href={urlOf('tournaments')}>
          {t('tournaments.all')}
        </ButtonLink>
      }
    />
  );
}
