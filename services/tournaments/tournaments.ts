import { TOURNAMENT_ENDPOINTS } from '@/config/endpoints/tournaments';
import type { GameSummary } from '@/domain/game/game';
import {
  METRICS,
  SCOPES,
  type Example,
  type FreeSpins,
  type OwnStanding,
  type Standing,
  type Tournament,
} from '@/domain/tournaments/tournaments';
import { api, USER_TAG } from '@/services/http/api';
import { call } from '@/services/http/call';
import {
  bag,
  camelBag,
  decimal,
  flag,
  isBag,
  Malformed,
  number,
  oneIn,
  readAll,
  rowsOf,
  text,
  toId,
} from '@/services/http/parse';
import { written, type Write } from '@/services/http/writes';
import { toGameSummary } from '@/services/lobby/games';

/** Error code of the backend for an unknown tournament. */
export const TOURNAMENT_NOT_FOUND = 'TOURNAMENT_NOT_FOUND';

export type TournamentPage = {
  tournament: Tournament;
  leaderboard: readonly Standing[];
  /** Some of the games that count. */
  games: readonly GameSummary[];
};

/** The player in a tournament: `own` is null without a place, and undefined where it cannot be read. */
export type OwnPlace = { joined: boolean; own?: OwnStanding | null; around: readonly Standing[] };

const STANDINGS = { type: USER_TAG, id: 'tournaments' } as const;

const instant = (value: unknown): string | null => {
  const said = text(value);
  return said !== null && !Number.isNaN(Date.parse(said)) ? said : null;
};

function toExample(wire: unknown): Example | null {
  const { rounds, stake, houseEdge } = camelBag(wire);
  const [count, one, edge] = [number(rounds), decimal(stake), number(houseEdge)];
  return count === null || one === null || edge === null ? null : { rounds: count, stake: one, houseEdge: edge };
}

function toFreeSpins(wire: unknown): FreeSpins | null {
  const { places, quantity, gameName, stake, wageringMultiplier, daysToActivate } = camelBag(wire);
  const [many, count] = [number(places), number(quantity)];
  if (many === null || count === null || many < 1) return null;
  return {
    places: many,
    quantity: count,
    gameName: text(gameName),
    stake: decimal(stake),
    wagering: number(wageringMultiplier),
    daysToActivate: number(daysToActivate),
  };
}

function toScope(wire: unknown): Tournament['scope'] {
  const { of, name } = bag(wire);
  const known = oneIn(SCOPES, of);
  return known && { of: known, name: text(name) };
}

/** Null where one cannot be read: the places after it would move up. */
function toPrizes(wire: unknown): readonly string[] | null {
  if (!Array.isArray(wire)) return null;
  const prizes = readAll(wire, decimal);
  return prizes.length < wire.length ? null : prizes;
}

/** Reads a tournament; null without id, name, span or prize. */
export function toTournament(wire: unknown): Tournament | null {
  const given = camelBag(wire);
  const [id, name, startsAt, endsAt] = [
    toId(given.id),
    text(given.name),
    instant(given.startsAt),
    instant(given.endsAt),
  ];
  const [prize, currency] = [decimal(given.prize), text(given.currencyCode)];
  if (id === null || name === null || startsAt === null || endsAt === null) return null;
  if (prize === null || currency === null) return null;
  const joining = oneIn(['auto', 'hand'], given.joining);
  return {
    id,
    name,
    startsAt,
    endsAt,
    resultsAt: instant(given.resultsAt),
    metric: oneIn(METRICS, given.rankingMetric),
    bestRounds: number(given.bestRounds),
    scope: toScope(given.scope),
    joinsItself: joining && joining === 'auto',
    prizes: toPrizes(given.prizes),
    prize,
    freeSpins: toFreeSpins(given.freeSpins),
    currency,
    players: number(given.players),
    example: toExample(given.example),
  };
}

/** Reads a place; null without position or score. */
export function toStanding(wire: unknown): Standing | null {
  const { position, player, score, gamesPlayed, prize, freeSpins } = camelBag(wire);
  const [place, points] = [number(position), decimal(score)];
  if (place === null || points === null) return null;
  return {
    position: place,
    player: text(player),
    score: points,
    rounds: number(gamesPlayed),
    prize: decimal(prize),
    freeSpins: number(freeSpins),
  };
}

function toOwn(wire: unknown): OwnStanding | null {
  const standing = toStanding(wire);
  const { rank, wagered, netResult, ownPrize, currencyCode } = camelBag(wire);
  const currency = text(currencyCode);
  if (standing === null || currency === null) return null;
  return {
    ...standing,
    rank: toId(rank),
    wagered: decimal(wagered),
    netResult: decimal(netResult),
    ownPrize: decimal(ownPrize),
    currency,
  };
}

function toPage(wire: unknown): TournamentPage {
  const { tournament, leaderboard, games } = bag(bag(wire).data);
  const one = toTournament(tournament);
  if (one === null) throw new Malformed('The answer holds no tournament');
  return { tournament: one, leaderboard: rowsOf(leaderboard, toStanding), games: readAll(games, toGameSummary) };
}

/** Reads the player's place; throws Malformed where the answer does not say whether the player is in. */
export function toOwnPlace(wire: unknown): OwnPlace {
  const { data } = bag(wire);
  if (!isBag(data) || data.joined === undefined) throw new Malformed('The answer does not say who is in');
  const own = data.own == null ? null : (toOwn(data.own) ?? undefined);
  return { joined: flag(data.joined), own, around: readAll(data.around, toStanding) };
}

type Asked = { tournament: string };

const tournamentsApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** The tournaments in the page's language; with a game only the running ones that it counts for. */
    tournaments: build.query<Tournament[], { language: string; game?: string }>({
      query: ({ game }) => ({
        ...call(TOURNAMENT_ENDPOINTS.tournaments),
        query: { game },
        read: (wire) => rowsOf(bag(bag(wire).data).tournaments, toTournament),
      }),
    }),
    tournament: build.query<TournamentPage, Asked & { language: string }>({
      query: ({ tournament }) => ({ ...call(TOURNAMENT_ENDPOINTS.tournament, { tournament }), read: toPage }),
    }),
    tournamentStanding: build.query<OwnPlace, Asked>({
      query: ({ tournament }) => ({
        ...call(TOURNAMENT_ENDPOINTS.tournamentStanding, { tournament }),
        needsToken: true,
        read: toOwnPlace,
      }),
      providesTags: [USER_TAG, STANDINGS],
    }),
    /** Enters the player; the same intent sent again enters nobody twice. */
    joinTournament: build.mutation<null, Asked & Write>({
      query: ({ tournament, ...write }) => ({
        ...call(TOURNAMENT_ENDPOINTS.joinTournament),
        body: { tournament },
        needsToken: true,
        ...written(write),
        read: () => null,
      }),
      invalidatesTags: [STANDINGS],
    }),
  }),
});

export const { tournament: tournamentEndpoint } = tournamentsApi.endpoints;
export const { useTournamentsQuery, useTournamentQuery, useTournamentStandingQuery, useJoinTournamentMutation } =
  tournamentsApi;
