import { type AnswerOf, type GameSummaryWire } from '@/contract/wire';
import { openRewardRoutes, rewardRoutes } from '@/contract/mockBackend/rewards';
import { statisticsRoutes } from '@/contract/mockBackend/wins';
import { type Given, type Routes, type Seen } from '@/contract/mockBackend/route';
import { bonusRoutes, openBonusRoutes } from '@/contract/mockBackend/bonuses';
import { chatRoutes } from '@/contract/mockBackend/chat';
import { cashierRoutes } from '@/contract/mockBackend/cashier';
import { playRoutes } from '@/contract/mockBackend/play';
import { protectionRoutes } from '@/contract/mockBackend/protection';
import { safetyRoutes } from '@/contract/mockBackend/safety';
import { securityRoutes } from '@/contract/mockBackend/security';
import { openTournamentRoutes, tournamentRoutes } from '@/contract/mockBackend/tournaments';
import { walletRoutes } from '@/contract/mockBackend/wallet';
import { historyRoutes, withdrawalRoutes } from '@/contract/mockBackend/withdrawals';

const error = (status: number, code: string): Given => ({ status, body: { code, message: code } });

const DONE: Given = { body: { data: { success: true } } };
const SESSION_EXPIRED = error(403, 'SESSION_EXPIRED');

type Document = AnswerOf<'uploadDocument'>['data']['document'];

/** Documents of the only player: uploaded once per key. */
function documentRoutes(): Routes {
  const documents: Document[] = [];
  const byKey = new Map<string, { fileName: string; given: Given }>();
  const upload = ({ headers, body }: Seen): Given => {
    const key = headers['idempotency-key'];
    const fileName = /filename="([^"]*)"/.exec(String(body))?.[1] ?? '';
    if (typeof key !== 'string') return error(422, 'VALIDATION');
    if (!fileName.endsWith('.png')) return error(422, 'FILE_TYPE');
    const known = byKey.get(key);
    if (known) return known.fileName === fileName ? known.given : error(409, 'IDEMPOTENCY_CONFLICT');
    const id = `document-${documents.length}`;
    const sent: Document = { id, label: 'passport', status: 'pending', fileName, createdAt: '2026-01-01T00:00:00Z' };
    documents.push(sent);
    const given: Given = { body: { data: { document: sent } } };
    byKey.set(key, { fileName, given });
    return given;
  };
  return {
    'GET /api/user/documents': () => ({ body: { data: { documents } } }),
    'GET /api/user/document-labels': () => ({ body: { data: { labels: [{ id: 'passport', name: 'Passport' }] } } }),
    'POST /api/user/upload-document': upload,
  };
}

function gameRoutes(games: readonly GameSummaryWire[]): Routes {
  const lists = { favourites: new Set<string>(), recent: new Set<string>() };
  const told = (list: keyof typeof lists): Given => ({
    body: { data: { games: games.filter(({ id }) => lists[list].has(id)) } },
  });
  const merge =
    (list: keyof typeof lists): Routes[string] =>
    ({ body }) => {
      for (const id of (body as { games: string[] }).games) lists[list].add(id);
      return told(list);
    };
  const gameOf = ({ body }: Seen) => String((body as { game?: unknown }).game);
  return {
    'GET /api/user/favourites': () => told('favourites'),
    'GET /api/user/recent-games': () => told('recent'),
    'POST /api/user/merge-favourites': merge('favourites'),
    'POST /api/user/merge-recent-games': merge('recent'),
    'POST /api/user/add-favourite': (seen) => {
      if (!games.some(({ id }) => id === gameOf(seen))) return error(404, 'GAME_NOT_FOUND');
      lists.favourites.add(gameOf(seen));
      return DONE;
    },
    'POST /api/user/remove-favourite': (seen) => {
      lists.favourites.delete(gameOf(seen));
      return DONE;
    },
  };
}

/** Player calls that keep the contract; any token belongs to the only player. */
export function playerRoutes(games: readonly GameSummaryWire[]): Routes {
  const guarded = Object.entries({
    ...documentRoutes(),
    ...gameRoutes(games),
    ...walletRoutes(),
    ...cashierRoutes(),
    ...withdrawalRoutes(),
    ...historyRoutes(),
    ...playRoutes(),
    ...protectionRoutes(),
    ...bonusRoutes(),
    ...rewardRoutes(),
    ...safetyRoutes(),
    ...securityRoutes(),
    ...tournamentRoutes(),
    ...chatRoutes(),
    ...statisticsRoutes(),
  }).map(([address, route]): [string, Routes[string]] => [
    address,
    (seen) => (seen.headers.authorization ? route(seen) : SESSION_EXPIRED),
  ]);
  return {
    ...Object.fromEntries(guarded),
    ...openBonusRoutes(),
    ...openRewardRoutes(),
    ...openTournamentRoutes(),
    'POST /api/user/3ds-webhook': () => ({ body: {} }),
    'POST /api/user/log-event': () => DONE,
    'POST /api/user/country-blocked': () => DONE,
    'POST /api/user/google-sign-in': () => error(409, 'GOOGLE_UNAVAILABLE'),
    'POST /api/user/google-sign-up': ({ body }) =>
      Object(body).terms === true ? error(409, 'GOOGLE_SIGN_UP_ENDED') : error(422, 'VALIDATION'),
  };
}
