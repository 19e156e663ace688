import { Trophy } from 'lucide';
import { useState } from 'react';
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

const Words = styled.span`
  min-inline-size: 0;
  padding-block: ${token('space-4')};
  overflow-wrap: anywhere;

  small {
    display: block;
    font: 400 ${token('type-sm')} ${token('font-text')};
    font-variant-numeric: tabular-nums;
  }
`;

type RowProps = { race: Tournament; place: OwnPlace; open: boolean };

function Row({ race: { id, name, endsAt, players }, place: { own }, open }: RowProps) {
  const t = useT();
  const locale = useLocale();
  // What comes while the menu is open would move its rows.
  const [isShown, setShown] = useState(!open);
  if (!open && !isShown) setShown(true);
  if (!isShown) return null;
  const ends = formatInstant(locale, endsAt) ?? endsAt;
  const place =
    own && players !== null
      ? t('raceNote.place', {
          place: formatNumber(locale, own.position),
          players: formatNumber(locale, Math.max(players, own.position)),
        })
      : t('raceNote.in', { instant: ends });
  return (
    <li role="none">
      <SiteLink role="menuitem" tabIndex={-1} href={tournamentHref(id)}>
        <Icon of={Trophy} />
        <Words>
          <bdi>{name}</bdi>
          <small>{place}</small>
        </Words>
      </SiteLink>
    </li>
  );
}

/** The joined race in the player's menu, the only place for it on a screen whose header has no room. */
export const MenuRace = ({ open }: { open: boolean }) => (
  <JoinedRace shown={(race, place) => <Row race={race} place={place} open={open} />} />
);
