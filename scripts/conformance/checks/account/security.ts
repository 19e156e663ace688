import { type AnswerOf, type ErrorWire, type OperationId } from '@/contract/wire';
import { type Backend } from '../../backend/backend';
import { type Check, must, refusal, success } from '../../backend/check';
import { guarded, keyed } from '../../backend/guarded';

/** An answer of an authenticator that nobody has: the challenge was never given. */
const FOREIGN_PASSKEY = {
  id: 'bm9uZQ',
  rawId: 'bm9uZQ',
  type: 'public-key',
  response: { clientDataJSON: 'e30', authenticatorData: 'bm9uZQ', signature: 'bm9uZQ', attestationObject: 'bm9uZQ' },
  clientExtensionResults: {},
} as const;

type Ask = Parameters<Backend['call']>[1];

/** A write of a player that must be refused by one of these codes, so that nothing of the account changes. */
const refusedBy = (id: OperationId, body: NonNullable<Ask>['body'], ...codes: readonly string[]): Check => ({
  subject: id,
  writes: true,
  run: guarded(id, { body }, async (headers, { backend }) => {
    const { status, body: answer } = await backend.call(id, { body, headers: keyed(headers) });
    const { code } = Object(answer) as Partial<ErrorWire>;
    const isRefused = (status === 409 || status === 422) && codes.includes(String(code));
    return must(isRefused, `${status} ${code ?? 'without a code'} instead of ${codes.join(' or ')}`);
  }),
});

const HELD = ['STEP_UP_REQUIRED'];

/** Two-step log-in: nothing is switched on or off; proofs that cannot hold must be refused. */
export const securityChecks: Check[] = [
  {
    subject: 'security',
    run: guarded('security', {}, async (headers, { backend }) => {
      const reply = await backend.call('security', { headers });
      const wrong = success(reply, 'the methods');
      if (wrong.length > 0) return wrong;
      const { security } = (reply.body as AnswerOf<'security'>).data;
      const isOn = security.authenticatorSince !== null || security.passkeys.length > 0;
      return must(isOn || security.recoveryCodesLeft === 0, 'recovery codes without a method');
    }),
  },
  refusedBy('startAuthenticator', {}, ...HELD, 'ALREADY_ON'),
  refusedBy('confirmAuthenticator', { code: '000000' }, 'NOTHING_STARTED', 'ALREADY_ON', 'WRONG_PROOF'),
  refusedBy('removeAuthenticator', {}, ...HELD),
  refusedBy('renewRecoveryCodes', {}, ...HELD, 'NO_METHOD'),
  refusedBy('startPasskey', {}, ...HELD),
  refusedBy('addPasskey', { passkey: FOREIGN_PASSKEY }, 'WRONG_PROOF'),
  refusedBy('removePasskey', { id: 'none' }, ...HELD),
  refusedBy('confirmIdentity', { proof: { recoveryCode: 'none' } }, 'WRONG_PROOF'),
  {
    subject: 'passkeyChallenge',
    writes: true,
    run: async ({ backend }) => {
      const ask = () => backend.call('passkeyChallenge', { body: {} });
      const [one, other] = [await ask(), await ask()];
      const wrong = success(one, 'a challenge');
      if (wrong.length > 0) return wrong;
      const [first, second] = [one, other].map((reply) => (reply.body as AnswerOf<'passkeyChallenge'>).data.options);
      return must(first?.challenge !== second?.challenge, 'the same challenge twice');
    },
  },
  {
    subject: 'loginWithPasskey',
    writes: true,
    run: async ({ backend }) => {
      const body = { passkey: FOREIGN_PASSKEY };
      const reply = await backend.call('loginWithPasskey', { body, headers: keyed({}) });
      return refusal(reply, 422, 'WRONG_PROOF', 'a passkey that nobody has');
    },
  },
  {
    subject: 'loginSecondStep',
    writes: true,
    run: async ({ backend }) => {
      const body = { ticket: 'none', proof: { code: '000000' } };
      const reply = await backend.call('loginSecondStep', { body, headers: keyed({}) });
      return refusal(reply, 409, 'LOGIN_EXPIRED', 'a ticket that nobody has');
    },
  },
];
