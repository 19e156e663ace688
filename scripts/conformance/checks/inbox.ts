import { type AnswerOf } from '@/contract/wire';
import { type Check, must, refusal, success } from '../backend/check';
import { guarded } from '../backend/guarded';

/** The player's inbox, and what was read of it. */
export const inboxChecks: Check[] = [
  {
    subject: 'inbox',
    run: guarded('inbox', {}, async (headers, { backend }) => {
      const reply = await backend.call('inbox', { headers });
      const wrong = success(reply, 'the inbox');
      if (wrong.length > 0) return wrong;
      const { entries } = (reply.body as AnswerOf<'inbox'>).data;
      const instants = entries.map(({ at }) => Date.parse(at));
      return [
        ...must(
          instants.every((at, index) => index === 0 || at <= instants[index - 1]!),
          'the newest entry does not come first',
        ),
        ...must(new Set(entries.map(({ id }) => id)).size === entries.length, 'an id stands there twice'),
      ];
    }),
  },
  {
    subject: 'readInbox',
    writes: true,
    run: guarded('readInbox', { body: { ids: ['nothing'] } }, async (headers, { backend }) => {
      const read = (ids: string[]) => backend.call('readInbox', { body: { ids }, headers });
      return [
        ...success(await read(['nothing']), 'an id that is not there'),
        ...success(await read(['nothing']), 'the same again'),
        ...refusal(await read([]), 422, 'VALIDATION', 'no id at all'),
      ];
    }),
  },
];
