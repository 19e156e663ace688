import { type AnswerOf } from '@/contract/wire';
import { type Backend } from '../backend/backend';
import { type Check, must, refusal, skip, success } from '../backend/check';

/** The number of games for a query, and the first of them; null for an invalid answer. */
async function listed(backend: Backend, query: Record<string, string | number> = {}) {
  const reply = await backend.call('games', { query: { ...query, limit: 1 } });
  if (success(reply, 'games').length > 0) return null;
  const { rows, count } = (reply.body as AnswerOf<'games'>).data.games;
  return { first: rows[0], count };
}

/** Studios, the search index, similar games. */
export const collectionChecks: Check[] = [
  {
    subject: 'studios',
    run: async ({ backend }) => {
      const reply = await backend.call('studios');
      const wrong = success(reply, 'studios');
      if (wrong.length > 0) return wrong;
      const { rows, count } = (reply.body as AnswerOf<'studios'>).data.studios;
      const problems = must(count === rows.length, 'count is not the number of rows');
      for (const { id, gameCount } of rows.slice(0, 5)) {
        const games = await listed(backend, { studio: id });
        problems.push(...must(games?.count === gameCount, `studio ${id} says ${gameCount} games, not ${games?.count}`));
      }
      return problems;
    },
  },
  {
    subject: 'searchIndex',
    run: async ({ backend }) => {
      const reply = await backend.call('searchIndex');
      const wrong = success(reply, 'searchIndex');
      if (wrong.length > 0) return wrong;
      const { games } = (reply.body as AnswerOf<'searchIndex'>).data;
      const all = await listed(backend);
      return [
        ...must(games.length === all?.count, `the index has ${games.length} games, the list ${all?.count}`),
        ...must(games[0]?.id === all?.first?.id, 'the index does not begin with the most popular game'),
      ];
    },
  },
  {
    subject: 'similarGames',
    run: async ({ backend }) => {
      const unknown = await backend.call('similarGames', { path: { game: 'no-such-game' } });
      const problems = refusal(unknown, 404, 'GAME_NOT_FOUND', 'an unknown game');
      const game = (await listed(backend))?.first;
      if (!game) return problems.length > 0 ? problems : skip('the list has no game to ask for');
      const reply = await backend.call('similarGames', { path: { game: game.id } });
      const wrong = success(reply, game.id);
      if (wrong.length > 0) return [...problems, ...wrong];
      const { games } = (reply.body as AnswerOf<'similarGames'>).data;
      return [...problems, ...must(!games.some(({ id }) => id === game.id), `${game.id} is called similar to itself`)];
    },
  },
];
