import { type AnswerOf } from '@/contract/wire';
import { type Check, must, refusal, success } from '../../backend/check';
import { guarded, keyed } from '../../backend/guarded';

/** Sessions, a new e-mail address, own data and closing. Nothing is changed that a player would miss. */
export const safetyChecks: Check[] = [
  {
    subject: 'sessions',
    run: guarded('sessions', {}, async (headers, { backend }) => {
      const reply = await backend.call('sessions', { headers });
      const wrong = success(reply, 'the sessions');
      if (wrong.length > 0) return wrong;
      const { sessions } = (reply.body as AnswerOf<'sessions'>).data;
      return [
        ...must(sessions.filter(({ current }) => current).length === 1, 'not exactly one session is that of the call'),
        ...must(sessions[0]?.current === true, 'the session of the call does not come first'),
      ];
    }),
  },
  {
    subject: 'endSessions',
    writes: true,
    run: guarded('endSessions', { body: { sessionId: 'nothing' } }, async (headers, { backend }) => {
      const end = (sessionId: string, key = keyed(headers)) =>
        backend.call('endSessions', { body: { sessionId }, headers: key });
      const key = keyed(headers);
      return [
        ...success(await end('nothing', key), 'a session that is not there'),
        ...success(await end('nothing', key), 'the same again'),
        ...refusal(await end('other', key), 409, 'IDEMPOTENCY_CONFLICT', 'another session under the same key'),
        ...success(await backend.call('sessions', { headers }), 'the session of the call stays'),
      ];
    }),
  },
  {
    subject: 'emailChange',
    run: guarded('emailChange', {}, async (headers, { backend }) =>
      success(await backend.call('emailChange', { headers }), 'the change that waits'),
    ),
  },
  {
    subject: 'changeEmail',
    writes: true,
    run: guarded(
      'changeEmail',
      { body: { email: 'new@players.example', currentPassword: 'wrong' } },
      async (headers, { backend }) => {
        const ask = (email: string) =>
          backend.call('changeEmail', { body: { email, currentPassword: 'wrong' }, headers: keyed(headers) });
        return [
          ...refusal(await ask('nobody'), 422, 'VALIDATION', 'an e-mail that is none'),
          ...refusal(await ask('new@players.example'), 422, 'WRONG_PASSWORD', 'a wrong password'),
        ];
      },
    ),
  },
  {
    subject: 'cancelEmailChange',
    writes: true,
    run: guarded('cancelEmailChange', { body: {} }, async (headers, { backend }) => {
      const reply = await backend.call('cancelEmailChange', { body: {}, headers: keyed(headers) });
      const wrong = success(reply, 'taking back what is not there');
      if (wrong.length > 0) return wrong;
      return must((reply.body as AnswerOf<'cancelEmailChange'>).data.change === null, 'a change still waits');
    }),
  },
  {
    subject: 'confirmEmailChange',
    writes: true,
    run: async ({ backend }) => [
      ...refusal(
        await backend.call('confirmEmailChange', { body: { token: 'made-up' }, headers: keyed({}) }),
        409,
        'LINK_EXPIRED',
        'a made-up token',
      ),
      ...refusal(
        await backend.call('confirmEmailChange', { body: {}, headers: keyed({}) }),
        422,
        'VALIDATION',
        'no token',
      ),
    ],
  },
  {
    subject: 'accountRequests',
    run: guarded('accountRequests', {}, async (headers, { backend }) =>
      success(await backend.call('accountRequests', { headers }), 'the requests'),
    ),
  },
  {
    subject: 'requestDataCopy',
    writes: true,
    run: guarded('requestDataCopy', { body: {} }, async (headers, { backend }) => {
      const ask = () => backend.call('requestDataCopy', { body: {}, headers: keyed(headers) });
      const [first, second] = [await ask(), await ask()];
      const wrong = [...success(first, 'asking for a copy'), ...success(second, 'asking again')];
      if (wrong.length > 0) return wrong;
      const [one, other] = [first, second].map(
        ({ body }) => (body as AnswerOf<'requestDataCopy'>).data.dataCopy?.reference,
      );
      return must(one !== undefined && one === other, 'a copy that is under way is asked for twice');
    }),
  },
  {
    subject: 'dataCopy',
    run: guarded('dataCopy', {}, async (headers, { backend }) => {
      const reply = await backend.call('dataCopy', { headers });
      return reply.status === 200 ? [] : refusal(reply, 409, 'COPY_NOT_READY', 'a copy that is not ready');
    }),
  },
  {
    subject: 'closeAccount',
    writes: true,
    run: guarded('closeAccount', { body: { currentPassword: 'wrong' } }, async (headers, { backend }) => {
      const sent = { body: { currentPassword: 'wrong' }, headers: keyed(headers) };
      return refusal(await backend.call('closeAccount', sent), 422, 'WRONG_PASSWORD', 'a wrong password');
    }),
  },
  {
    subject: 'cancelClosing',
    writes: true,
    run: guarded('cancelClosing', { body: {} }, async (headers, { backend }) =>
      success(
        await backend.call('cancelClosing', { body: {}, headers: keyed(headers) }),
        'taking back what is not there',
      ),
    ),
  },
];
