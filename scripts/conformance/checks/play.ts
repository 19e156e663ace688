import { type AnswerOf } from '@/contract/wire';
import { type Check, must, refusal, success } from '../backend/check';
import { guarded, keyed } from '../backend/guarded';

const BOUNDS = { minutes: 30, amount: '10.00', currencyCode: 'EUR' };

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
    subject: 'setSessionBounds',
    writes: true,
    run: guarded('setSessionBounds', { body: BOUNDS }, async (headers, { backend }) => {
      // Nothing is set: bounds cannot be taken back, and the account has a currency that nobody knows here.
      const reply = await backend.call('setSessionBounds', {
        body: { ...BOUNDS, minutes: 0 },
        headers: keyed(headers),
      });
      return refusal(reply, 422, 'VALIDATION', 'a session of 0 minutes');
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
