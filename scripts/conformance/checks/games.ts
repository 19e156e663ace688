import { type AnswerOf, type GameSummaryWire } from '@/contract/wire';
import { type Backend } from '../backend/backend';
import { type Check, must, refusal, skip, success } from '../backend/check';

type Query = Record<string, string | number>;
type Page = { rows: GameSummaryWire[]; count: number; problems: string[] };

/** A page of the list; without rows, but with the problems, when the answer is invalid. */
async function pageOf(backend: Backend, query: Query, what: string): Promise<Page> {
  const reply = await backend.call('games', { query });
  const problems = success(reply, what);
  if (problems.length > 0) return { rows: [], count: 0, problems };
  return { ...(reply.body as AnswerOf<'games'>).data.games, problems };
}

async function paging(backend: Backend): Promise<string[]> {
  const first = await pageOf(backend, { pageNo: 1, limit: 2 }, 'page 1');
  const second = await pageOf(backend, { pageNo: 2, limit: 2 }, 'page 2');
  const beyond = await pageOf(backend, { pageNo: Math.floor(first.count / 2) + 2, limit: 2 }, 'a page beyond the end');
  const wrong = [...first.problems, ...second.problems, ...beyond.problems];
  if (wrong.length > 0) return wrong;
  const known = new Set(first.rows.map(({ id }) => id));
  return [
    ...must(first.rows.length === Math.min(2, first.count), `page 1 has ${first.rows.length} of 2 games`),
    ...must(first.count === second.count, 'page 1 and page 2 count differently'),
    ...must(!second.rows.some(({ id }) => known.has(id)), 'page 2 repeats page 1'),
    ...must(beyond.rows.length === 0, 'a page beyond the end has games'),
  ];
}

const wordsOf = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().split(/\s+/);

/** Whether every word occurs in the name of the game or of its studio, ignoring case and diacritics. */
const mentions = (game: GameSummaryWire, text: string) => {
  const names = wordsOf(`${game.name} ${game.studio.name}`).join(' ');
  return wordsOf(text).every((word) => names.includes(word));
};

async function filters(backend: Backend, example: GameSummaryWire, count: number): Promise<string[]> {
  const byStudio = await pageOf(backend, { studio: example.studio.id, limit: 100 }, 'filter by studio');
  const byText = await pageOf(backend, { text: example.name, limit: 100 }, 'filter by text');
  const byNothing = await pageOf(backend, { category: 'no-such-category' }, 'filter by an unknown category');
  const strangers = byStudio.rows.filter((game) => game.studio.id !== example.studio.id);
  return [
    ...byStudio.problems,
    ...byText.problems,
    ...byNothing.problems,
    ...must(strangers.length === 0, 'the filter by studio lets others through'),
    ...must(byStudio.count <= count, 'a filter finds more games than there are'),
    ...must(
      byText.rows.some(({ id }) => id === example.id),
      'the filter by text does not find a game by its name',
    ),
    ...must(
      byText.rows.every((game) => mentions(game, example.name)),
      'the filter by text finds games without the text',
    ),
    ...must(byNothing.count === 0, 'an unknown category has games'),
  ];
}

async function sorting(backend: Backend): Promise<string[]> {
  const { rows, problems } = await pageOf(backend, { sort: 'rtp', limit: 100 }, 'sort by rtp');
  const falls = rows.every((game, index) => index === 0 || rows[index - 1]!.returnToPlayer >= game.returnToPlayer);
  return [...problems, ...must(falls, 'sort=rtp does not begin with the highest')];
}

export const gamesChecks: Check[] = [
  {
    subject: 'games',
    run: async ({ backend }) => {
      const all = await pageOf(backend, {}, 'games');
      const tooMany = await backend.call('games', { query: { limit: 101 } });
      const unsorted = await backend.call('games', { query: { sort: 'no-such-order' } });
      const example = all.rows[0];
      return [
        ...all.problems,
        ...refusal(tooMany, 422, 'VALIDATION', 'limit=101'),
        ...refusal(unsorted, 422, 'VALIDATION', 'an unknown sort'),
        ...(await paging(backend)),
        ...(await sorting(backend)),
        ...(example ? await filters(backend, example, all.count) : []),
      ];
    },
  },
  {
    subject: 'game',
    run: async ({ backend }) => {
      const unknown = await backend.call('game', { path: { game: 'no-such-game' } });
      const problems = refusal(unknown, 404, 'GAME_NOT_FOUND', 'an unknown game');
      const { rows } = await pageOf(backend, { limit: 1 }, 'games');
      const listed = rows[0];
      if (!listed) return problems.length > 0 ? problems : skip('the list has no game to ask for');
      const reply = await backend.call('game', { path: { game: listed.id } });
      const wrong = success(reply, listed.id);
      if (wrong.length > 0) return [...problems, ...wrong];
      const { game } = (reply.body as AnswerOf<'game'>).data;
      return [
        ...problems,
        ...must(game.id === listed.id, `asked for ${listed.id}, answered ${game.id}`),
        ...must(game.returnToPlayer === listed.returnToPlayer, 'list and game disagree about the return to player'),
        ...must(game.stats.returnToPlayer === game.returnToPlayer, 'figures and game disagree about the return'),
        ...must(Number(game.stats.minBet) <= Number(game.stats.maxBet), 'the smallest bet is above the largest'),
      ];
    },
  },
];
