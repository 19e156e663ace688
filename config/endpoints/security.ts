import type { Endpoint } from './endpoints';

/** Backend endpoints of two-step log-in, passkeys and proofs that are asked for again. */
export const SECURITY_ENDPOINTS = {
  security: { method: 'GET', path: '/api/user/security' },
  startAuthenticator: { method: 'POST', path: '/api/user/start-authenticator' },
  confirmAuthenticator: { method: 'POST', path: '/api/user/confirm-authenticator' },
  removeAuthenticator: { method: 'POST', path: '/api/user/remove-authenticator' },
  renewRecoveryCodes: { method: 'POST', path: '/api/user/renew-recovery-codes' },
  startPasskey: { method: 'POST', path: '/api/user/start-passkey' },
  addPasskey: { method: 'POST', path: '/api/user/add-passkey' },
  removePasskey: { method: 'POST', path: '/api/user/remove-passkey' },
  passkeyChallenge: { method: 'POST', path: '/api/user/passkey-challenge' },
  loginWithPasskey: { method: 'POST', path: '/api/user/login-with-passkey' },
  loginSecondStep: { method: 'POST', path: '/api/user/login-second-step' },
  confirmIdentity: { method: 'POST', path: '/api/user/confirm-identity' },
} as const satisfies Record<string, Endpoint>;
