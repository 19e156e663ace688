import { ChevronRight, Trophy } from 'lucide';
import { useId } from 'react';
import styled from 'styled-components';
import { SiteLink } from '@/components/ui/controls/SiteLink';
import { Amount } from '@/components/ui/figures/Amount';
import { Count } from '@/components/ui/figures/Figures';
import { Sentence } from '@/components/ui/layout/Sentence';
import { StripCard } from '@/components/ui/layout/StripCard';
import { useLocale } from '@/components/ui/LocaleContext';
import { Icon } from '@/components/ui/pictures/Icon';
import { tournamentHref } from '@/config/pages/navigation';
import { formatNearInstant } from '@/domain/format/nearInstant';
import { formatNumber } from '@/domain/format/number';
import type { OwnStanding, Tournament } from '@/domain/tournaments/tournaments';
import { useT } from '@/hooks/useT';
import type { OwnPlace } from '@/services/tournaments/tournaments';
import { token } from '@/themes/token';

const Figure = styled.p`
  flex: none;
  max-inline-size: 40%;
  text-align: end;
  font: 400 ${token('type-sm')} ${token('font-text')};
  font-variant-numeric: tabular-nums;
  color: ${token('text-muted')};

  small {
    display: block;
    font: 400 ${token('type-xs')} ${token('font-text')};
  }
  b {
    font: ${token('font-display-weight')} 24px/28px ${token('font-display')};
    color: ${token('text')};
  }
  /* What it would win stands where there is room; the race's own page has it anyway. */
  &.now {
    display: none;
  }
  &.now b {
    font: 700 ${token('type-md')} ${token('font-text')};
  }
  @container (min-width: 480px) {
    &.now {
      display: block;
    }
  }
`;

const Way = styled(SiteLink)`
  flex: none;
  display: grid;
  place-items: center;
  inline-size: 44px;
  block-size: 44px;
  border-radius: ${token('radius-md')};
  background: ${token('surface2')};
  color: ${token('text-muted')};

  &:hover {
    background: ${token('surface3')};
    color: ${token('text')};
  }
`;

function Place({ own, players }: { own: OwnStanding; players: number | null }) {
  const locale = useLocale();
  const place = (
    <b>
      <Count value={own.position} />
    </b>
  );
  if (players === null) return place;
  const among = formatNumber(locale, Math.max(players, own.position));
  return <Sentence of="raceNote.card.of" values={{ players: among }} marks={{ place }} />;
}

/** What the place would win now; null where it would win nothing, or the backend does not say. */
function usePrizeNow({ own }: OwnPlace) {
  const t = useT();
  const locale = useLocale();
  if (!own) return null;
  if (own.ownPrize !== null) return <Amount value={own.ownPrize} currency={own.currency} />;
  return own.freeSpins === null ? null : t('raceNote.card.spins', { number: formatNumber(locale, own.freeSpins) });
}

/** The joined race on the home page (L07): its end and prizes, and the player's own place. */
export function HomeRace({ race, place }: { race: Tournament; place: OwnPlace }) {
  const t = useT();
  const id = useId();
  const locale = useLocale();
  const prizeNow = usePrizeNow(place);
  return (
    <StripCard icon={Trophy} labelledBy={id}>
      <div className="words">
        <h2 id={id} title={race.name}>
          <bdi>{race.name}</bdi>
        </h2>
        <p className="facts">
          <span>{t('raceNote.card.ends', { instant: formatNearInstant(locale, new Date(race.endsAt)) })}</span>
          <span>
            {t('raceNote.card.pool')} <Amount value={race.prize} currency={race.currency} />
          </span>
        </p>
      </div>
      <Figure>
        <small>{t('raceNote.card.place')}</small>
        {place.own ? <Place own={place.own} players={race.players} /> : <b>–</b>}
      </Figure>
      {prizeNow !== null && (
        <Figure className="now">
          <small>{t('raceNote.card.now')}</small>
          <b>{prizeNow}</b>
        </Figure>
      )}
      <Way href={tournamentHref(race.id)} aria-label={`${t('raceNote.open')}: ${race.name}`}>
        <Icon of={ChevronRight} size={16} className="flip" />
      </Way>
    </StripCard>
  );
}
