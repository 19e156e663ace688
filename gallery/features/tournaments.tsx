import { useState, type ReactNode } from 'react';
import { OwnCards } from '@/components/app/late/OwnCards';
import { GameRace } from '@/components/tournaments/GameRace';
import { Tournaments } from '@/components/tournaments/Tournaments';
import { TournamentScreen } from '@/components/tournaments/TournamentScreen';
import { type AnswerOf } from '@/contract/wire';
import { STORED, writeStored } from '@/services/browser/storage';
import { wireUserBonus } from '@/tests/support/bonuses';
import { answersTo, hence, refused } from '../base/answers';
import { type Entry, LONG, LONG_WORD, never, type State } from '../base/entry';

type Race = AnswerOf<'tournaments'>['data']['tournaments'][number];
type Place = AnswerOf<'tournament'>['data']['leaderboard'][number];
type Own = AnswerOf<'tournamentStanding'>['data'];

/** A race from `from` to `to`, in hours from now. */
const race = (id: string, from: number, to: number, over: Partial<Race> = {}): Race => ({
  id,
  name: `Lantern Race ${id}`,
  startsAt: hence(from),
  endsAt: hence(to),
  resultsAt: null,
  rankingMetric: 'points',
  bestRounds: 20,
  scope: { of: 'category', name: 'Slots' },
  joining: 'hand',
  prizes: ['50.00', '20.00', '20.00'],
  prize: '90.00',
  currencyCode: 'EUR',
  players: 130,
  example: { rounds: 20, stake: '0.10', houseEdge: 0.04 },
  ...over,
});

const NAMES = ['linnea', 'tove', null, 'anders', 'mirela', 'joao', 'kerttu', 'p***o', 'wren', 'sol'] as const;
const place = (position: number, player: string | null, over: Partial<Place> = {}): Place => ({
  position,
  player,
  score: `${4200 - position * 31}.50`,
  gamesPlayed: 40 - position,
  prize: null,
  ...over,
});
const TEN = NAMES.map((name, index) =>
  place(index + 1, name, index < 3 ? { prize: ['50.00', '20.00', '20.00'][index]! } : {}),
);
const LONG_PLACES = [
  place(1, LONG_WORD, { score: '1234567.50', prize: '1234567.00' }),
  place(2, LONG, { gamesPlayed: 123_456_789 }),
];
const IN: Own = {
  joined: true,
  own: {
    ...place(24, 'marlin'),
    rank: '23',
    wagered: '6.00',
    netResult: '-1.50',
    ownPrize: null,
    currencyCode: 'EUR',
  },
  around: [23, 24, 25].map((position) => place(position, `near${position}`)),
};
const OUT: Own = { joined: false, own: null, around: [] };

const all = (...tournaments: Race[]) => ({ data: { tournaments } });

type Said = Parameters<typeof answersTo>[0];
const list = (tournaments: Said['tournaments'], over: Partial<State> = {}): State => ({
  part: () => <Tournaments />,
  pathname: '/tournaments',
  guest: true,
  answers: answersTo({ tournaments }),
  ...over,
});

const page =
  (of: () => Race, leaderboard: Place[] = TEN) =>
  () => ({
    data: { tournament: of(), leaderboard, games: [] },
  });
/** `own: null`: the call for the player's own place is lost. */
const one = (tournament: Said['tournament'], own: Own | null = OUT, over: Partial<State> = {}): State => ({
  part: () => <TournamentScreen tournament="a" games={() => null} />,
  pathname: '/tournaments/[tournament]',
  query: { tournament: 'a' },
  answers: answersTo({ tournament, tournamentStanding: own ? { data: own } : undefined }, { tournament: 'a' }),
  ...over,
});
const running = () => race('a', -1, 29);

const note = (own: Own, over: Partial<Race> = {}): State => ({
  part: () => <GameRace game="kraken-tides" />,
  answers: answersTo(
    { tournaments: () => all(race('a', -1, 5, over)), tournamentStanding: { data: own } },
    { tournament: 'a' },
  ),
});

/** A device on which the home page had two cards. */
function Marked({ children }: { children: ReactNode }) {
  useState(() => writeStored(STORED.ownCards, '2'));
  return children;
}
/** Below the hero of a player's home page. */
const own = (tournaments: Said['tournaments'], bonus: object | null, standing: Own = IN): State => ({
  part: () => (
    <Marked>
      <OwnCards />
    </Marked>
  ),
  pathname: '/',
  details: { activeBonus: bonus },
  answers: answersTo({ tournaments, tournamentStanding: { data: standing } }, { tournament: 'a' }),
});
const oneRace = () => all(race('a', -1, 29));
const WINNING: Own = { ...IN, own: { ...IN.own!, ownPrize: '40.00' } };

export const tournamentEntries: readonly Entry[] = [
  {
    name: 'Tournaments',
    file: 'components/tournaments/Tournaments.tsx',
    states: {
      usual: list(() => all(race('1', -9, -2), race('2', 26.5, 30), race('3', -1, 1.5), race('4', -5, 70))),
      loading: list(never),
      empty: list(all()),
      error: list(undefined),
      long: list(() =>
        all(
          race('1', -1, 2_000, { name: LONG, prize: '123456789.00', scope: { of: 'studio', name: LONG_WORD } }),
          race('2', -1, 9, { name: LONG_WORD }),
        ),
      ),
    },
  },
  {
    name: 'Tournament',
    file: 'components/tournaments/TournamentScreen.tsx',
    states: {
      usual: one(page(running), IN),
      guest: one(page(running), undefined, { guest: true }),
      notIn: one(page(running)),
      soon: one(
        page(() => race('a', 26, 50), []),
        OUT,
      ),
      counting: one(
        page(() => race('a', -30, -0.05)),
        IN,
      ),
      ended: one(
        page(() => race('a', -30, -2, { resultsAt: hence(-1), rankingMetric: 'wagered' })),
        IN,
      ),
      ownLost: one(page(running), null),
      freeSpins: one(
        page(() =>
          race('a', -1, 29, {
            freeSpins: {
              places: 10,
              quantity: 20,
              game: 'book-of-amun',
              gameName: 'Book of Amun',
              stake: '0.10',
              wageringMultiplier: 10,
              daysToActivate: 14,
            },
          }),
        ),
        IN,
      ),
      missing: one(refused('TOURNAMENT_NOT_FOUND')),
      loading: one(never),
      empty: one(page(running, [])),
      error: one(undefined),
      long: one(
        page(() => race('a', -1, 2_000, { name: LONG, prizes: ['123456789.00'], prize: '123456789.00' }), LONG_PLACES),
        { ...IN, own: { ...IN.own!, wagered: '123456789.00', netResult: '-123456789.00' } },
      ),
    },
  },
  {
    name: 'Race of a game',
    file: 'components/tournaments/GameRace.tsx',
    states: { usual: note(IN), notIn: note(OUT), long: note(IN, { name: LONG }) },
  },
  {
    name: 'Bonus and race of a player',
    file: 'components/app/late/OwnCards.tsx',
    states: {
      usual: own(oneRace, wireUserBonus(), WINNING),
      bonus: own(() => all(), wireUserBonus()),
      race: own(oneRace, null),
      loading: own(never, wireUserBonus()),
      long: own(
        () => all(race('a', -1, 2_000, { name: `Race. ${LONG}`, prize: '123456789.00' })),
        wireUserBonus({ banner: { bannerTitle: LONG }, wagerLeft: '123456789.00', maxBet: '123456.00' }),
        { ...IN, own: { ...IN.own!, position: 123_456, ownPrize: '123456.00' } },
      ),
    },
  },
];
