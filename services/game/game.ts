import { ENDPOINTS } from '@/config/endpoints/endpoints';
import type { GameDetails, GameStats, GameSummary } from '@/domain/game/game';
import { api } from '@/services/http/api';
import { call, type HttpCall } from '@/services/http/call';
import { toGameSummary } from '@/services/lobby/games';
import { bag, decimal, Malformed, number, text, toId, words } from '@/services/http/parse';

/** A launched game: its session and the address of its frame. */
export type Launch = { sessionId: string; launchUrl: string };

type LaunchRequest = { game: string; locale: string; intent: string } & (
  | { mode: 'demo'; demoUserId: string }
  /** `tab` names this tab; `playHere` ends the game that is open elsewhere. */
  | { mode: 'real'; tab: string; playHere?: true }
);

/** The error code for an unknown game (GAME-07). */
export const GAME_NOT_FOUND = 'GAME_NOT_FOUND';

function toGameStats(wire: unknown, summary: GameSummary): GameStats {
  const stats = bag(wire);
  return {
    name: text(stats.name) ?? summary.name,
    returnToPlayer: number(stats.returnToPlayer) ?? summary.returnToPlayer,
    maxMultiplier: number(stats.maxMultiplier) ?? 0,
    minBet: decimal(stats.minBet) ?? '',
    maxBet: decimal(stats.maxBet) ?? '',
    currency: text(stats.currency) ?? '',
    releaseDate: text(stats.releaseDate) ?? summary.releaseDate,
    sort: number(stats.sort) ?? 0,
    hitFrequency: number(stats.hitFrequency),
  };
}

export function toGameDetails(wire: unknown): GameDetails {
  const game = bag(bag(bag(wire).data).game);
  const summary = toGameSummary(game);
  if (!summary) throw new Malformed('The answer holds no game');
  return {
    ...summary,
    stats: toGameStats(game.stats, summary),
    rulesUrl: text(game.rulesUrl),
    restrictedCountries: words(game.restrictedCountries, 'code'),
  };
}

/**
 * Fetches a game's list entry by its id; null when the answer has none. For server rendering that must not send the
 * game's figures to the browser.
 */
export const fetchGameSummary = async (http: HttpCall, game: string): Promise<GameSummary | null> =>
  toGameSummary(bag(bag(await http(call(ENDPOINTS.game, { game }))).data).game);

function toLaunch(wire: unknown): Launch {
  const { sessionId, launchUrl } = bag(bag(wire).data);
  const url = text(launchUrl);
  if (url === null) throw new Malformed('The answer holds no address of the game');
  return { sessionId: toId(sessionId) ?? '', launchUrl: url };
}

const gameApi = api.injectEndpoints({
  endpoints: (build) => ({
    game: build.query<GameDetails, { game: string }>({
      query: ({ game }) => ({ ...call(ENDPOINTS.game, { game }), read: toGameDetails }),
    }),
    /** Launches a game, with demo credits or the active wallet. `intent` is the idempotency key: one per press. */
    launchGame: build.mutation<Launch, LaunchRequest>({
      query: ({ intent, ...body }) => ({
        ...call(ENDPOINTS.launchGame),
        body,
        ...(body.mode === 'real' && { needsToken: true }),
        idempotencyKey: intent,
        read: toLaunch,
      }),
    }),
  }),
});

export const { game: gameEndpoint } = gameApi.endpoints;
export const { useGameQuery, useLaunchGameMutation } = gameApi;
