import { Trophy } from 'lucide';
import styled from 'styled-components';
import { SiteLink } from '@/components/ui/controls/SiteLink';
import { useLocale } from '@/components/ui/LocaleContext';
import { Icon } from '@/components/ui/pictures/Icon';
import { tournamentHref } from '@/config/pages/navigation';
import { formatInstant } from '@/domain/format/instant';
import { formatNumber } from '@/domain/format/number';
import type { Tournament } from '@/domain/tournaments/tournaments';
import { useT } from '@/hooks/useT';
import type { OwnPlace } from '@/services/tournaments/tournaments';
import { token } from '@/themes/token';
import { JoinedRace } from './JoinedRace';

const Root = styled(SiteLink)`
  display: flex;
  align-items: center;
  justify-content: center;
  gap: ${token('space-4')};
  block-size: 44px;
  border-radius: ${token('radius-md')};
  color: ${token('text-muted')};
  font: 650 ${token('type-sm')} ${token('font-text')};

  &:hover {
    background: ${token('surface2')};
    color: ${token('text')};
  }
`;

/** A place over four digits would not fit. */
const MOST_SHOWN = 9_999;

function Race({ race: { id, name, endsAt }, place: { own } }: { race: Tournament; place: OwnPlace }) {
  const t = useT();
  const locale = useLocale();
  const ends = formatInstant(locale, endsAt) ?? endsAt;
  const place = own?.position;
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

/** The joined race with the own place, in the header. */
export const HeaderRace = () => <JoinedRace shown={(race, place) => <Race race={race} place={place} />} />;
