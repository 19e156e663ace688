import { useLayoutEffect, type ReactNode } from 'react';
import styled from 'styled-components';
import { HomeBonus } from '@/components/bonuses/mine/HomeBonus';
import { HomeRace } from '@/components/tournaments/HomeRace';
import { JoinedRace } from '@/components/tournaments/JoinedRace';
import { HeldPlace } from '@/components/ui/feedback/HeldPlace';
import { STRIP } from '@/components/ui/layout/StripCard';
import { useActiveBonus } from '@/hooks/player/useActiveBonus';
import { useAbsent } from '@/hooks/useAbsent';
import { useStored } from '@/hooks/useStored';
import { STORED, writeStored } from '@/services/browser/storage';
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

type CardsProps = { cards: readonly ReactNode[]; waiting?: boolean };

/**
 * Until all is known there are as many places as the last visit had cards, so that they change once at most; then their
 * number is kept, whose place the next first paint holds (services/server/document/csp.ts).
 */
function Cards({ cards, waiting = false }: CardsProps) {
  const held = Math.min(Number(useStored(STORED.ownCards)) || 0, MOST);
  const count = waiting ? held : cards.length;
  useLayoutEffect(() => {
    if (waiting) return;
    const mark = count === 0 ? null : String(count);
    writeStored(STORED.ownCards, mark);
    if (mark === null) document.documentElement.removeAttribute('data-own-cards');
    else document.documentElement.setAttribute('data-own-cards', mark);
  }, [count, waiting]);
  if (count === 0) return null;
  return <Row>{Array.from({ length: count }, (_, index) => cards[index] ?? <HeldPlace key={index} {...STRIP} />)}</Row>;
}

/**
 * A player's active bonus and joined race, each where there is one (L07). An excluded player and one in quiet mode see
 * no race; a bonus that is active stays, since it binds them.
 */
export function OwnCards() {
  const [noBonuses, hasRaces] = [useAbsent('myBonuses'), useJoinedRaces()];
  const active = useActiveBonus();
  const cards = active && !noBonuses ? [<HomeBonus key="bonus" bonus={active} />] : [];
  if (!hasRaces) return <Cards cards={cards} />;
  return (
    <JoinedRace
      shown={(race, place) => <Cards cards={[...cards, <HomeRace key="race" race={race} place={place} />]} />}
      waiting={<Cards cards={cards} waiting />}
      none={<Cards cards={cards} />}
    />
  );
}
