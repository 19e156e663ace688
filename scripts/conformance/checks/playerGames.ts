import { type AnswerOf, type OperationId } from '@/contract/wire';
import { type Backend, type Reply } from '../backend/backend';
import { type Check, type Context, type Finding, must, refusal, skip, success } from '../backend/check';
import { signedIn } from '../backend/player';

type Headers = Record<string, string>;

const idsOf = (reply: Reply): string[] => ((reply.body as AnswerOf<'favourites'>).data.games ?? []).map(({ id }) => id);

async function firstGame(backend: Backend): Promise<string> {
  const { games } = ((await backend.call('games', { query: { limit: 1 } })).body as AnswerOf<'games'>).data;
  return games.rows[0]?.id ?? '';
}

/** Calls as a guest, who must be refused, then as the player, with one game of the catalogue. */
const asPlayer =
  (
    id: OperationId,
    body: object | undefined,
    look: (backend: Backend, headers: Headers, game: string) => Promise<string[]>,
  ) =>
  async (context: Context): Promise<Finding> => {
    const { backend, account } = context;
    const guest = refusal(await backend.call(id, body && { body }), 403, 'SESSION_EXPIRED', 'a guest');
    if (!account) return guest.length > 0 ? guest : skip('give --account email:password');
    return [...guest, ...(await look(backend, await signedIn(context), await firstGame(backend)))];
  };

const favourites = async (backend: Backend, headers: Headers) => idsOf(await backend.call('favourites', { headers }));

/** The player's favourite and recent games; a check removes what it adds. */
export const playerGameChecks: Check[] = [
  {
    subject: 'favourites',
    run: asPlayer('favourites', undefined, async (backend, headers) =>
      success(await backend.call('favourites', { headers }), 'the favourites'),
    ),
  },
  {
    subject: 'recentGames',
    run: asPlayer('recentGames', undefined, async (backend, headers) =>
      success(await backend.call('recentGames', { headers }), 'the games played lately'),
    ),
  },
  {
    subject: 'addFavourite',
    writes: true,
    run: asPlayer('addFavourite', { game: 'any' }, async (backend, headers, game) => {
      const add = (id: string) => backend.call('addFavourite', { headers, body: { game: id } });
      const wrong = [...success(await add(game), 'adding'), ...success(await add(game), 'adding again')];
      const listed = (await favourites(backend, headers)).filter((id) => id === game).length;
      return [
        ...wrong,
        ...must(listed === 1, `a game that was added twice is listed ${listed} times`),
        ...refusal(await add('no-such-game'), 404, 'GAME_NOT_FOUND', 'an unknown game'),
      ];
    }),
  },
  {
    subject: 'removeFavourite',
    writes: true,
    run: asPlayer('removeFavourite', { game: 'any' }, async (backend, headers, game) => {
      const remove = () => backend.call('removeFavourite', { headers, body: { game } });
      const wrong = [...success(await remove(), 'removing'), ...success(await remove(), 'removing again')];
      return [
        ...wrong,
        ...must(!(await favourites(backend, headers)).includes(game), 'a removed game is still listed'),
      ];
    }),
  },
  {
    subject: 'mergeFavourites',
    writes: true,
    run: asPlayer('mergeFavourites', { games: [] }, async (backend, headers, game) => {
      const reply = await backend.call('mergeFavourites', { headers, body: { games: [game, 'no-such-game'] } });
      await backend.call('removeFavourite', { headers, body: { game } });
      const wrong = success(reply, 'merging');
      return wrong.length > 0 ? wrong : must(idsOf(reply).includes(game), 'a merged game is not among the answer');
    }),
  },
  {
    subject: 'mergeRecentGames',
    writes: true,
    run: asPlayer('mergeRecentGames', { games: [] }, async (backend, headers, game) => {
      const reply = await backend.call('mergeRecentGames', { headers, body: { games: [game, 'no-such-game'] } });
      const wrong = success(reply, 'merging');
      return wrong.length > 0 ? wrong : must(idsOf(reply).includes(game), 'a merged game is not among the answer');
    }),
  },
];
