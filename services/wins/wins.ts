import { WIN_ENDPOINTS } from '@/config/endpoints/wins';
import type { Statistics, Win, WinList } from '@/domain/wins/wins';
import { api, USER_TAG } from '@/services/http/api';
import { call } from '@/services/http/call';
import { bag, decimal, Malformed, number, readAll, rowsOf, text, toId } from '@/services/http/parse';
import { toGameSummary } from '@/services/lobby/games';

function toWin(wire: unknown): Win | null {
  const win = bag(wire);
  const [id, game, amount, currency] = [
    toId(win.id),
    toGameSummary(win.game),
    decimal(win.amount),
    text(win.currencyCode),
  ];
  const [multiplier, at] = [number(win.multiplier), text(win.at)];
  if (id === null || game === null || amount === null || currency === null) return null;
  if (multiplier === null || at === null) return null;
  const player = text(win.player);
  // Who has no name has no statistics either, whatever the backend sends.
  const playerId = player === null ? null : toId(win.playerId);
  return { id, game, player, playerId, stake: decimal(win.stake), amount, currency, multiplier, at };
}

function toRace(wire: unknown): Statistics['latestRaces'][number] | null {
  const { name, date, position } = bag(wire);
  const [title, day, place] = [text(name), text(date), number(position)];
  return title === null || day === null || place === null ? null : { name: title, date: day, position: place };
}

function toStatistics(wire: unknown): Statistics {
  const { statistics } = bag(bag(wire).data);
  const found = bag(statistics);
  if (Object.keys(found).length === 0) throw new Malformed('The answer holds no statistics');
  return {
    player: text(found.player),
    joinedDate: text(found.joinedDate),
    totalBets: number(found.totalBets),
    wins: number(found.wins),
    losses: number(found.losses),
    games: number(found.games),
    bestMultiplier: number(found.bestMultiplier),
    latestRaces: readAll(found.latestRaces, toRace),
  };
}

/** The error code for a player who does not exist, or does not want to be seen. */
export const PLAYER_NOT_FOUND = 'PLAYER_NOT_FOUND';

const winsApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** One table of wins; `my` belongs to the signed-in player. */
    wins: build.query<Win[], WinList>({
      query: (list) => ({
        ...call(WIN_ENDPOINTS.wins),
        query: { list },
        ...(list === 'my' && { needsToken: true }),
        read: (wire) => rowsOf(bag(bag(wire).data).wins, toWin),
      }),
      providesTags: (_wins, _error, list) => (list === 'my' ? [USER_TAG] : []),
    }),
    ownStatistics: build.query<Statistics, void>({
      query: () => ({ ...call(WIN_ENDPOINTS.ownStatistics), needsToken: true, read: toStatistics }),
      providesTags: [USER_TAG],
    }),
    /** Of another player; PLAYER_NOT_FOUND where they do not want to be seen. */
    playerStatistics: build.query<Statistics, string>({
      query: (player) => ({ ...call(WIN_ENDPOINTS.playerStatistics, { player }), read: toStatistics }),
    }),
  }),
});

export const { useWinsQuery, useOwnStatisticsQuery, usePlayerStatisticsQuery } = winsApi;
