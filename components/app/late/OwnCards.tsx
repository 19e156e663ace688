import { useLayoutEffect, useState, type ReactNode } from 'react';
import styled from 'styled-components';
import { HomeBonus } from '@/components/bonuses/mine/HomeBonus';
import { HomeRace } from '@/components/tournaments/HomeRace';
import { JoinedRace } from '@/components/tournaments/JoinedRace';
import { HeldPlace } from '@/components/ui/feedback/HeldPlace';
import { STRIP } from '@/components/ui/layout/StripCard';
import { useActiveBonus } from '@/hooks/player/useActiveBonus';
import { useAbsent } from '@/hooks/useAbsent';
import { readStored, STORED, writeStored } from '@/services/browser/storage';
import { media } from '@/themes/media';
import { token } from '@/themes/token';
import { useJoinedRaces } from './useRaces';

/** One card takes the whole width, two share it. Gaps and heights as in `.own-cards` of the base style. */
const Row = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token('space-12')};

  ${media.tablet} {
    gap: ${token('space-16')};

    &:has(> :nth-child(2)) {
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }
  }
`;

const MOST = 2;

type CardsProps = {
  cards: readonly ReactNode[];
  /** How many places the page held: as many as there were cards at the last visit. */
  held: number;
  waiting?: boolean;
};

/**
 * The cards in their held places, and their number kept, for which the next first paint holds places
 * (services/server/document/csp.ts). Where none was held they come with the next visit, so that nothing moves.
 */
function Cards({ cards, held, waiting = false }: CardsProps) {
  useLayoutEffect(() => {
    if (waiting) return;
    writeStored(STORED.ownCards, cards.length === 0 ? null : String(cards.length));
    if (cards.length === 0) document.documentElement.removeAttribute('data-own-cards');
  }, [cards.length, waiting]);
  const count = waiting || held === 0 ? held : cards.length;
  if (count === 0) return null;
  return <Row>{Array.from({ length: count }, (_, index) => cards[index] ?? <HeldPlace key={index} {...STRIP} />)}</Row>;
}

/**
 * A player's active bonus and joined race, each where there is one (L07). An excluded player and one in quiet mode see
 * no race; a bonus that is active stays, since it binds them.
 */
export function OwnCards() {
  const [noBonuses, hasRaces] = [useAbsent('myBonuses'), useJoinedRaces()];
  const [held] = useState(() => Math.min(Number(readStored(STORED.ownCards)) || 0, MOST));
  const active = useActiveBonus();
  const cards = active && !noBonuses ? [<HomeBonus key="bonus" bonus={active} />] : [];
  if (!hasRaces) return <Cards cards={cards} held={held} />;
  return (
    <JoinedRace
      shown={(race, place) => (
        <Cards cards={[...cards, <HomeRace key="race" race={race} place={place} />]} held={held} />
      )}
      waiting={<Cards cards={cards} held={held} waiting />}
      none={<Cards cards={cards} held={held} />}
    />
  );
}
