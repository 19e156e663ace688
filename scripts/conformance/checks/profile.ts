import { type AnswerOf, type OperationId } from '@/contract/wire';
import { type Check, must, refusal, skip, success } from '../backend/check';
import { signedIn } from '../backend/player';

/** One of the two ways to change the profile: sends only the nickname, with its current value. */
const update = (id: OperationId): Check => ({
  subject: id,
  writes: true,
  run: async (context) => {
    const { backend, account } = context;
    const body = { updateFrom: 'Profile Page' };
    const problems = refusal(await backend.call(id, { body }), 403, 'SESSION_EXPIRED', 'a guest’s profile');
    if (!account) return problems.length > 0 ? problems : skip('give --account email:password');
    const headers = await signedIn(context);
    const send = (fields: object) => backend.call(id, { body: { ...body, ...fields }, headers });
    const before = (await backend.call('userDetails', { headers })).body as AnswerOf<'userDetails'>;
    const password = { currentPassword: `not ${account.password}`, newPassword: 'Conformance-1!' };
    return [
      ...problems,
      ...success(await send({ nickname: before.getUser.nickname ?? null }), 'the nickname as it is'),
      ...refusal(await send({ updateFrom: 'Nowhere' }), 422, 'VALIDATION', 'an unknown updateFrom'),
      ...refusal(await send(password), 422, 'WRONG_PASSWORD', 'a wrong current password'),
    ];
  },
});

export const profileChecks: Check[] = [
  {
    subject: 'userDetails',
    run: async (context) => {
      const { backend, account } = context;
      const guest = refusal(await backend.call('userDetails'), 403, 'SESSION_EXPIRED', 'the details of a guest');
      if (!account) return guest.length > 0 ? guest : skip('give --account email:password');
      const reply = await backend.call('userDetails', { headers: await signedIn(context) });
      const wrong = [...guest, ...success(reply, 'the details')];
      if (wrong.length > 0) return wrong;
      const { email } = (reply.body as AnswerOf<'userDetails'>).getUser;
      return must(email.toLowerCase() === account.email.toLowerCase(), 'the details are those of somebody else');
    },
  },
  update('updateUserDetails'),
  update('updateUserDetailsByPost'),
];
