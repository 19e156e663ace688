import { error, type Routes } from '@/contract/mockBackend/route';

const SECURITY = {
  authenticatorSince: null,
  passkeys: [],
  recoveryCodesLeft: 0,
  asksAgainFor: ['withdrawal', 'email', 'password', 'methods'],
};

/** Two-step log-in of a player who has not switched it on. */
export const securityRoutes = (): Routes => ({
  'GET /api/user/security': () => ({ body: { data: { security: SECURITY } } }),
  'POST /api/user/start-authenticator': () => error(409, 'STEP_UP_REQUIRED'),
  'POST /api/user/confirm-authenticator': () => error(409, 'NOTHING_STARTED'),
  'POST /api/user/remove-authenticator': () => error(409, 'STEP_UP_REQUIRED'),
  'POST /api/user/renew-recovery-codes': () => error(409, 'NO_METHOD'),
  'POST /api/user/start-passkey': () => error(409, 'STEP_UP_REQUIRED'),
  'POST /api/user/add-passkey': () => error(422, 'WRONG_PROOF'),
  'POST /api/user/remove-passkey': () => error(409, 'STEP_UP_REQUIRED'),
  'POST /api/user/confirm-identity': () => error(422, 'WRONG_PROOF'),
});

/** Calls also open to guests. */
export function openSecurityRoutes(): Routes {
  let challenges = 0;
  return {
    'POST /api/user/passkey-challenge': () => ({
      body: { data: { options: { challenge: `challenge-${challenges++}` } } },
    }),
    'POST /api/user/login-with-passkey': () => error(422, 'WRONG_PROOF'),
    'POST /api/user/login-second-step': () => error(409, 'LOGIN_EXPIRED'),
  };
}
