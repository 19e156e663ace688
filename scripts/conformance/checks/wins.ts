import { type AnswerOf } from '@/contract/wire';
import { type Reply } from '../backend/backend';
import { type Check, must, refusal, skip, success } from '../backend/check';
import { guarded } from '../backend/guarded';

const LISTS = ['all', 'high-rollers', 'multipliers'] as const;

const winsIn = (reply: Reply) => (reply.body as AnswerOf<'wins'>).data.wins;

/** Rounds with a win only, each once, and nobody without a name who can be looked up. */
function listed(reply: Reply, list: string): string[] {
  const wrong = success(reply, `the list ${list}`);
  if (wrong.length > 0) return wrong;
  const wins = winsIn(reply);
  return [
    ...must(new Set(wins.map(({ id }) => id)).size === wins.length, `a win stands twice in the list ${list}`),
    ...must(
      wins.every(({ amount, stake }) => Number(amount) > Number(stake)),
      `the list ${list} has a round that paid no more than its stake`,
    ),
    ...must(
      wins.every(({ player, playerId }) => player !== null || playerId === null),
      `a player without a name can be looked up by the list ${list}`,
    ),
    ...must(
      wins.every(({ player }) => !player?.includes('@')),
      `the list ${list} tells an e-mail address`,
    ),
  ];
}

const addsUp = (reply: Reply, subject: string): string[] => {
  const wrong = success(reply, subject);
  if (wrong.length > 0) return wrong;
  const { totalBets, wins, losses } = (reply.body as AnswerOf<'ownStatistics'>).data.statistics;
  return must(wins + losses <= totalBets, `${subject}: more rounds were won and lost than played`);
};

/** Wins, statistics and the pulse of a game. */
export const winChecks: Check[] = [
  {
    subject: 'wins',
    run: async ({ backend }) => {
      const found: string[] = [];
      for (const list of LISTS) found.push(...listed(await backend.call('wins', { query: { list } }), list));
      found.push(
        ...refusal(await backend.call('wins', { query: { list: 'none' } }), 422, 'VALIDATION', 'an unknown list'),
      );
      return found;
    },
  },
  {
    subject: 'ownStatistics',
    run: guarded('ownStatistics', {}, async (headers, { backend }) =>
      addsUp(await backend.call('ownStatistics', { headers }), 'own statistics'),
    ),
  },
  {
    subject: 'playerStatistics',
    run: async ({ backend }) => {
      const ask = (player: string) => backend.call('playerStatistics', { path: { player } });
      const found = refusal(await ask('nobody'), 404, 'PLAYER_NOT_FOUND', 'an unknown player');
      const reply = await backend.call('wins');
      const player = reply.status === 200 ? winsIn(reply).find(({ playerId }) => playerId !== null)?.playerId : null;
      return player ? [...found, ...addsUp(await ask(player), 'statistics of a player')] : found;
    },
  },
  {
    subject: 'gamePulse',
    run: async ({ backend }) => {
      const games = await backend.call('games');
      const game = games.status === 200 ? (games.body as AnswerOf<'games'>).data.games.rows[0]?.id : undefined;
      const found = refusal(
        await backend.call('gamePulse', { path: { game: 'no-such-game' } }),
        404,
        'GAME_NOT_FOUND',
        'the pulse of an unknown game',
      );
      if (game === undefined) return found.length > 0 ? found : skip('the backend has no game');
      const reply = await backend.call('gamePulse', { path: { game } });
      const wrong = [...found, ...success(reply, 'the pulse')];
      if (wrong.length > 0) return wrong;
      const { points } = (reply.body as AnswerOf<'gamePulse'>).data;
      return [
        ...must(
          points.every(({ value }) => value >= 0),
          'a round paid back less than nothing',
        ),
        ...must(
          points.every(({ at }, index) => index === 0 || Date.parse(at) >= Date.parse(points[index - 1]!.at)),
          'the pulse does not begin with the oldest round',
        ),
      ];
    },
  },
];
