import { toDecimal, toMinor } from '@/domain/money/money';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@/domain/time/lengths';

export const METRICS = ['wagered', 'multiplier', 'points'] as const;
export type Metric = (typeof METRICS)[number];

export const SCOPES = ['all', 'category', 'studio', 'games'] as const;

/** A tournament or race. Amounts are decimal strings in `currency`. */
export type Tournament = {
  id: string;
  name: string;
  /** ISO instants. */
  startsAt: string;
  endsAt: string;
  /** When its places became final; null before, or if the backend does not say. */
  resultsAt: string | null;
  /** What is counted; null where the backend names something else. */
  metric: Metric | null;
  /** How many of the best rounds points are the sum of. */
  bestRounds: number | null;
  /** Which games count; null where the backend does not say. */
  scope: { of: (typeof SCOPES)[number]; name: string | null } | null;
  /** Whether the first stake enters the player; null where the backend does not say. */
  joinsItself: boolean | null;
  /** The first place first; null where one of them is not known, since each is told by its place. */
  prizes: readonly string[] | null;
  prize: string;
  freeSpins: FreeSpins | null;
  currency: string;
  players: number | null;
  example: Example | null;
};

/** Free spins that the places after those with money win. `wagering`: how often what they win has to be staked. */
export type FreeSpins = {
  places: number;
  quantity: number;
  gameName: string | null;
  stake: string | null;
  wagering: number | null;
  daysToActivate: number | null;
};

/** What taking part may look like: some rounds at a stake in games that keep a share of it on average. */
export type Example = { rounds: number; stake: string; houseEdge: number };

/** A place of the leaderboard; the name is null for who hides it. */
export type Standing = {
  position: number;
  player: string | null;
  /** Decimal: euro staked, or multipliers. */
  score: string;
  rounds: number | null;
  prize: string | null;
  /** How many free spins the place wins. */
  freeSpins: number | null;
};

/** The player's own place with the figures of this tournament; null is unknown (ENT-35). */
export type OwnStanding = Standing & {
  rank: string | null;
  wagered: string | null;
  netResult: string | null;
  /** In `currency`, which is the player's. */
  ownPrize: string | null;
  currency: string;
};

export type TournamentState = 'soon' | 'running' | 'ended';

export function tournamentState(
  { startsAt, endsAt }: Pick<Tournament, 'startsAt' | 'endsAt'>,
  now: number,
): TournamentState {
  if (Date.parse(endsAt) <= now) return 'ended';
  return Date.parse(startsAt) <= now ? 'running' : 'soon';
}

/** Tournaments by state: running ones by their end, announced ones by their start, ended ones latest first. */
export function byState(
  all: readonly Tournament[],
  now: number,
): Readonly<Record<TournamentState, readonly Tournament[]>> {
  const of = (state: TournamentState) => all.filter((one) => tournamentState(one, now) === state);
  const time = (instant: string) => Date.parse(instant);
  return {
    running: of('running').toSorted((one, other) => time(one.endsAt) - time(other.endsAt)),
    soon: of('soon').toSorted((one, other) => time(one.startsAt) - time(other.startsAt)),
    ended: of('ended').toSorted((one, other) => time(other.endsAt) - time(one.endsAt)),
  };
}

/** The time to an instant in whole days, hours and minutes, rounded up to a minute; zero once it is over. */
export function timeLeft(instant: string, now: number): { days: number; hours: number; minutes: number } {
  const left = Math.ceil(Math.max(0, Date.parse(instant) - now) / MINUTE_MS) * MINUTE_MS;
  return {
    days: Math.floor(left / DAY_MS),
    hours: Math.floor((left % DAY_MS) / HOUR_MS),
    minutes: Math.floor((left % HOUR_MS) / MINUTE_MS),
  };
}

const PARTS = 10_000n;

/**
 * What taking part costs on average: rounds × stake × house edge, rounded up to the smallest coin; null for figures
 * that cannot be.
 */
export function averageCost(
  { rounds, stake, houseEdge }: Example,
  currency: string,
): { staked: string; cost: string } | null {
  const minor = toMinor(stake, currency);
  if (minor === null || minor <= 0n || !Number.isInteger(rounds) || rounds <= 0) return null;
  if (!(houseEdge > 0 && houseEdge < 1)) return null;
  const staked = minor * BigInt(rounds);
  const cost = (staked * BigInt(Math.round(houseEdge * Number(PARTS))) + PARTS - 1n) / PARTS;
  return { staked: toDecimal(staked, currency), cost: toDecimal(cost, currency) };
}

/**
 * Rows of the leaderboard in order, each place once: the first ones, and those around the player. The latter come with
 * the player's own place and count where both name one, since the former may be older.
 */
export function shownPlaces(first: readonly Standing[], around: readonly Standing[]): readonly Standing[] {
  const places = new Map([...first, ...around].map((place) => [place.position, place]));
  return [...places.values()].toSorted((one, other) => one.position - other.position);
}

/** Prizes by place; places with the same prize in a row are one line. */
export function prizeLines(prizes: readonly string[]): readonly { from: number; to: number; prize: string }[] {
  const lines: { from: number; to: number; prize: string }[] = [];
  for (const [index, prize] of prizes.entries()) {
    const last = lines.at(-1);
    if (last?.prize === prize) last.to = index + 1;
    else lines.push({ from: index + 1, to: index + 1, prize });
  }
  return lines;
}
