import { randomUUID } from 'node:crypto';
import { type AnswerOf } from '@/contract/wire';
import { type Backend } from '../backend/backend';
import { type Check, must, refusal, skip, success } from '../backend/check';
import { guarded, keyed } from '../backend/guarded';

/** Ids of the tournaments there are. */
async function idsOf(backend: Backend): Promise<string[]> {
  const { body } = await backend.call('tournaments');
  return (body as AnswerOf<'tournaments'>).data.tournaments.map(({ id }) => id);
}

const NOBODYS = { path: { tournament: randomUUID() } };

/** Tournaments; nobody enters one, since it would affect the player. */
export const tournamentChecks: Check[] = [
  {
    subject: 'tournaments',
    run: async ({ backend }) => {
      const reply = await backend.call('tournaments');
      const wrong = success(reply, 'the tournaments');
      if (wrong.length > 0) return wrong;
      const { tournaments } = (reply.body as AnswerOf<'tournaments'>).data;
      return [
        ...must(
          tournaments.every(({ startsAt, endsAt }) => startsAt < endsAt),
          'a tournament ends before it starts',
        ),
        ...must(new Set(tournaments.map(({ id }) => id)).size === tournaments.length, 'a tournament is told twice'),
      ];
    },
  },
  {
    subject: 'tournament',
    run: async ({ backend }) => {
      const unknown = refusal(
        await backend.call('tournament', NOBODYS),
        404,
        'TOURNAMENT_NOT_FOUND',
        'a tournament nobody has',
      );
      const [id] = await idsOf(backend);
      if (id === undefined) return unknown.length > 0 ? unknown : skip('there is no tournament');
      const reply = await backend.call('tournament', { path: { tournament: id } });
      const wrong = [...unknown, ...success(reply, 'a tournament')];
      if (wrong.length > 0) return wrong;
      const { leaderboard } = (reply.body as AnswerOf<'tournament'>).data;
      const rise = leaderboard.every(
        ({ position }, index) => index === 0 || position > leaderboard[index - 1]!.position,
      );
      return must(rise, 'the places are not in order');
    },
  },
  {
    subject: 'tournamentStanding',
    run: guarded('tournamentStanding', NOBODYS, async (headers, { backend }) => {
      const ask = (tournament: string) => backend.call('tournamentStanding', { path: { tournament }, headers });
      const found = refusal(await ask(randomUUID()), 404, 'TOURNAMENT_NOT_FOUND', 'a place nowhere');
      const [id] = await idsOf(backend);
      return id === undefined ? found : [...found, ...success(await ask(id), 'the place in a tournament')];
    }),
  },
  {
    subject: 'joinTournament',
    writes: true,
    run: guarded('joinTournament', { body: { tournament: randomUUID() } }, async (headers, { backend }) => {
      const ask = (body: object) => backend.call('joinTournament', { body, headers: keyed(headers) });
      return [
        ...refusal(await ask({ tournament: randomUUID() }), 404, 'TOURNAMENT_NOT_FOUND', 'a tournament nobody has'),
        ...refusal(await ask({}), 422, 'VALIDATION', 'a tournament without a name'),
      ];
    }),
  },
];
