import { Trophy } from 'lucide';
import styled from 'styled-components';
import { SiteLink } from '@/components/ui/controls/SiteLink';
import { useLocale } from '@/components/ui/LocaleContext';
import { Icon } from '@/components/ui/pictures/Icon';
import { tournamentHref } from '@/config/pages/navigation';
import { formatInstant } from '@/domain/format/instant';
import { formatNumber } from '@/domain/format/number';
import { byState, type Tournament } from '@/domain/tournaments/tournaments';
import { useClock } from '@/hooks/useClock';
import { useT } from '@/hooks/useT';
import { useTournamentsQuery } from '@/services/tournaments/tournaments';
import { token } from '@/themes/token';
import { EVERY_MS, useOwnPlace } from './useOwnPlace';

const Root = styled(SiteLink)`
  display: flex;
  align-items: center;
  justify-content: center;
  gap: ${token('space-4')};
  block-size: 44px;
  border-radius: ${token('radius-md')};
  color: ${token('text-muted')};
  font: 650 ${token('type-sm')} ${token('font-text')};
  font-variant-numeric: tabular-nums;

  &:hover {
    background: ${token('surface2')};
    color: ${token('text')};
  }
`;

/** A place over four digits would not fit. */
const MOST_SHOWN = 9_999;

/** The first of the races that the player is in; they are asked one after the other, so that mostly one call is made. */
function FirstJoined({ races: [race, ...others] }: { races: readonly Tournament[] }) {
  const t = useT();
  const locale = useLocale();
  const { data } = useOwnPlace(race?.id ?? '', EVERY_MS);
  if (!race || !data) return null;
  if (!data.joined) return others.length > 0 ? <FirstJoined key={others[0]!.id} races={others} /> : null;
  const { id, name, endsAt } = race;
  const ends = formatInstant(locale, endsAt) ?? endsAt;
  const place = data.own?.position;
  const label =
    place === undefined
      ? t('raceNote.joinedIn', { name, instant: ends })
      : t('raceNote.placeIn', { name, place: formatNumber(locale, place), instant: ends });
  return (
    <Root href={tournamentHref(id)} aria-label={label} title={label}>
      <Icon of={Trophy} />
      <span aria-hidden>{place === undefined || place > MOST_SHOWN ? '–' : formatNumber(locale, place)}</span>
    </Root>
  );
}

/** The running race that the player has joined and that ends first, with the own place; nothing without one. */
export function HeaderRace() {
  const language = useLocale().code;
  const now = useClock();
  const { data } = useTournamentsQuery({ language });
  const running = data && now !== null ? byState(data, now).running : [];
  return running.length > 0 ? <FirstJoined key={running[0]!.id} races={running} /> : null;
}
