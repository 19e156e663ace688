import { and, asc, desc, eq, gt, isNull, or } from 'drizzle-orm';
import { type AnswerOf } from '@/contract/wire';
import { toDecimal, toMinor } from '@/domain/money/money';
import { DAY_MS } from '@/domain/time/lengths';
import { type Brand } from '../../brands/brand/brand';
import { stakeIn } from '../../currencies/stakesIn';
import { type Db } from '../../db/database';
import { type Spoken } from '../../http/languages';
import { categoryName } from '../games/categoryNames';
import { countedCategories } from '../games/categoryStore';
import { gameById } from '../games/gameStore';
import { gameSummary } from '../games/gameWire';
import { BEST } from './noteRound';
import { tournamentName } from './names';
import { countsFor, figuresOf, popularOf, studioName } from './scope';
import { type TournamentRow, tournaments } from './schema';
import { spinCountAt, spinsWire } from './spinPrizes';
import {
  type EntryRow,
  entryOf,
  firstPlaces,
  type Placed,
  placeOf,
  placesAround,
  playedIn,
  playersOf,
} from './standings';

type TournamentWire = AnswerOf<'tournaments'>['data']['tournaments'][number];
type StandingWire = AnswerOf<'tournament'>['data']['leaderboard'][number];
type OwnWire = AnswerOf<'tournamentStanding'>['data'];

/** How long an ended tournament stays in the list. */
const SHOWN_MS = 14 * DAY_MS;
const MOST = 50;
const FIRST_PLACES = 10;
const AROUND = 5;
const GAMES = 8;
/** Rounds of the example, where the tournament names no number. */
const EXAMPLE_ROUNDS = 100;

/** For whom something is said. */
export type Told = { db: Db; brand: Brand; language: Spoken; now: Date };

const currencyOf = ({ currencies }: Brand): string => currencies[0]!.code;
const prizesIn = ({ prizes }: TournamentRow, currency: string) => prizes.map((euro) => stakeIn(euro, currency) ?? '0');

async function scopeWire({ db, language }: Told, { scope }: TournamentRow): Promise<TournamentWire['scope']> {
  if (scope.of === 'studio') return { of: 'studio', name: await studioName(db, scope.studio) };
  if (scope.of !== 'category') return { of: scope.of, name: null };
  const category = (await countedCategories(db)).find(({ id }) => id === scope.category);
  return { of: 'category', name: categoryName(scope.category, language, category?.name ?? scope.category) };
}

async function exampleOf({ db }: Told, { scope, metric }: TournamentRow, currency: string) {
  const figures = await figuresOf(db, scope);
  const stake = figures && stakeIn(toDecimal(figures.minBet, 'EUR'), currency);
  if (!figures || !stake) return null;
  const houseEdge = Math.round((100 - figures.returned) * 100) / 10_000;
  return { rounds: (metric === 'points' ? BEST.points : null) ?? EXAMPLE_ROUNDS, stake, houseEdge };
}

async function tournamentWire(told: Told, row: TournamentRow): Promise<TournamentWire> {
  const currency = currencyOf(told.brand);
  const prizes = prizesIn(row, currency);
  const prize = prizes.reduce((sum, one) => sum + toMinor(one, currency)!, 0n);
  return {
    id: row.id,
    name: tournamentName(row.kind, told.language),
    startsAt: row.startsAt.toISOString(),
    endsAt: row.endsAt.toISOString(),
    resultsAt: row.endedAt?.toISOString() ?? null,
    rankingMetric: row.metric,
    bestRounds: row.metric === 'points' ? BEST.points : null,
    scope: await scopeWire(told, row),
    joining: row.joining,
    prizes,
    prize: toDecimal(prize, currency),
    freeSpins: await spinsWire(told.db, row, currency),
    currencyCode: currency,
    players: await playersOf(told.db, row, told.now),
    example: await exampleOf(told, row, currency),
  };
}

/** The tournaments of a brand; with a game only the running ones that it counts for. */
export async function tournamentList(told: Told, game: string | undefined): Promise<TournamentWire[]> {
  const { db, brand, now } = told;
  const shown = or(isNull(tournaments.endedAt), gt(tournaments.endsAt, new Date(now.getTime() - SHOWN_MS)));
  const rows = await db
    .select()
    .from(tournaments)
    .where(and(eq(tournaments.brand, brand.name), shown))
    .orderBy(desc(tournaments.endsAt), asc(tournaments.id))
    .limit(MOST);
  const wanted: TournamentRow[] = [];
  for (const row of rows.toReversed()) {
    const runs = row.startsAt <= now && row.endsAt > now;
    if (game === undefined || (runs && (await countsFor(db, row.scope, game)))) wanted.push(row);
  }
  return Promise.all(wanted.map((row) => tournamentWire(told, row)));
}

/** Score as a decimal: euro, or multipliers; both are stored in hundredths. */
const scoreOf = ({ score }: EntryRow): string => toDecimal(score, 'EUR');

const standing = (row: TournamentRow, prizes: readonly string[], { position, name, entry }: Placed): StandingWire => ({
  position,
  player: name,
  score: scoreOf(entry),
  gamesPlayed: entry.rounds,
  prize: prizes[position - 1] ?? null,
  freeSpins: spinCountAt(row, position),
});

/** A tournament with its first places and some of the games that count. */
export async function tournamentDetail(told: Told, row: TournamentRow): Promise<AnswerOf<'tournament'>['data']> {
  const { db, now, brand } = told;
  const prizes = prizesIn(row, currencyOf(brand));
  const games = await Promise.all((await popularOf(db, row.scope, GAMES)).map((id) => gameById(db, id)));
  return {
    tournament: await tournamentWire(told, row),
    leaderboard: (await firstPlaces(db, row, FIRST_PLACES, now)).map((placed) => standing(row, prizes, placed)),
    games: games.flatMap((game) => (game ? [gameSummary(game)] : [])),
  };
}

/** A player in a tournament: own figures (ENT-35) and the places around. */
export async function ownStanding({ db, brand, now }: Told, row: TournamentRow, player: string): Promise<OwnWire> {
  const own = await entryOf(db, row.id, player);
  const placed = own && (await placeOf(db, row, own, now));
  if (!own || !placed || own.currency === null) return { joined: own !== null, own: null, around: [] };
  const { position, rank } = placed;
  const { currency } = own;
  const prizes = prizesIn(row, currencyOf(brand));
  const sums = await playedIn(db, own);
  const euro = row.prizes[position - 1];
  const around = await placesAround(db, row, { own, position, each: AROUND }, now);
  return {
    joined: true,
    own: {
      ...standing(row, prizes, { position, name: null, entry: own }),
      rank,
      wagered: sums && toDecimal(sums.staked, currency),
      netResult: sums && toDecimal(sums.won - sums.staked, currency),
      ownPrize: euro === undefined ? null : stakeIn(euro, currency),
      currencyCode: currency,
    },
    around: around.map((one) => standing(row, prizes, one)),
  };
}
