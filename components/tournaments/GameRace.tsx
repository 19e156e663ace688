import { useId } from 'react';
import styled from 'styled-components';
import { SiteLink } from '@/components/ui/controls/SiteLink';
import { MoreCard } from '@/components/ui/layout/HeadedCard';
import { useLocale } from '@/components/ui/LocaleContext';
import { tournamentHref } from '@/config/pages/navigation';
import { formatInstant } from '@/domain/format/instant';
import { formatNumber } from '@/domain/format/number';
import { byState, type Tournament } from '@/domain/tournaments/tournaments';
import { useClock } from '@/hooks/useClock';
import { useT } from '@/hooks/useT';
import { useTournamentsQuery } from '@/services/tournaments/tournaments';
import { token } from '@/themes/token';
import { useOwnPlace } from './useOwnPlace';

const Root = styled(MoreCard)`
  margin-block-start: ${token('space-24')};
`;

function Race({ tournament }: { tournament: Tournament }) {
  const t = useT();
  const locale = useLocale();
  const { data } = useOwnPlace(tournament.id);
  const { id, name, endsAt, players } = tournament;
  const ends = { instant: formatInstant(locale, endsAt) ?? endsAt };
  const place = data?.own?.position;
  return (
    <>
      <p>
        <b>
          <bdi>{name}</bdi>
        </b>
      </p>
      <p>{t(data?.joined ? 'raceNote.in' : 'raceNote.ends', ends)}</p>
      {place !== undefined && players !== null && (
        <p>
          {t('raceNote.place', {
            place: formatNumber(locale, place),
            players: formatNumber(locale, Math.max(players, place)),
          })}
        </p>
      )}
      <SiteLink href={tournamentHref(id)}>{t('raceNote.open')}</SiteLink>
    </>
  );
}

/** The running race that a game counts for, the one that ends first, on the game's page; nothing without one. */
export function GameRace({ game }: { game: string }) {
  const t = useT();
  const id = useId();
  const language = useLocale().code;
  const now = useClock();
  const { data } = useTournamentsQuery({ language, game });
  const [race] = now === null ? [] : byState(data ?? [], now).running;
  if (!race) return null;
  return (
    <Root as="section" aria-labelledby={id}>
      <h2 id={id}>{t('raceNote.title')}</h2>
      <Race tournament={race} />
    </Root>
  );
}
