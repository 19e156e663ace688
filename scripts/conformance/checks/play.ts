import { type AnswerOf } from '@/contract/wire';
import { type Check, must, refusal, success } from '../backend/check';
import { guarded, keyed } from '../backend/guarded';

/** Play with real money: the play session and the reality check preferences. */
export const playChecks: Check[] = [
  {
    subject: 'playSession',
    run: guarded('playSession', {}, async (headers, { backend }) => {
      const reply = await backend.call('playSession', { headers });
      const wrong = success(reply, 'the play');
      if (wrong.length > 0) return wrong;
      const { startedAt, now, realityCheckDue } = (reply.body as AnswerOf<'playSession'>).data;
      return [
        ...must(startedAt === null || new Date(startedAt) <= new Date(now), 'the play begins later than now'),
        ...must(startedAt !== null || !realityCheckDue, 'a reality check is due while nobody plays'),
      ];
    }),
  },
  {
    subject: 'acknowledgeRealityCheck',
    writes: true,
    run: guarded('acknowledgeRealityCheck', { body: {} }, async (headers, { backend }) => {
      const once = keyed(headers);
      const acknowledge = () => backend.call('acknowledgeRealityCheck', { body: {}, headers: once });
      return [
        ...success(await acknowledge(), 'the check that was read'),
        ...success(await acknowledge(), 'the same again'),
      ];
    }),
  },
  {
    subject: 'setPreferences',
    writes: true,
    run: guarded('setPreferences', { body: {} }, async (headers, { backend }) => {
      const set = (body: object) => backend.call('setPreferences', { body, headers });
      // Only the current values are sent: a field that is not sent stays as it is.
      const reply = await set({});
      const wrong = success(reply, 'no switch at all');
      if (wrong.length > 0) return wrong;
      const { preferences } = (reply.body as AnswerOf<'setPreferences'>).data;
      const again = (await set(preferences)).body as AnswerOf<'setPreferences'>;
      const [before, after] = [preferences, again.data.preferences].map((one) => JSON.stringify(one));
      return [
        ...must(before === after, 'switches change when they are set as they are'),
        ...refusal(await set({ realityCheckMinutes: 0 }), 422, 'VALIDATION', 'a check every 0 minutes'),
      ];
    }),
  },
];
