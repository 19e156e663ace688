import { error, type Given, once, type Routes } from '@/contract/mockBackend/route';

const NOWHERE = { countryCode: null, city: null };
const SESSION = {
  id: 'session-1',
  current: true,
  device: { kind: null, browser: null, system: null },
  place: NOWHERE,
  startedAt: '2026-01-01T00:00:00Z',
  lastUsedAt: '2026-01-01T00:00:00Z',
};
const COPY = { reference: 'copy-1', state: 'asked', askedAt: '2026-01-01T00:00:00Z', availableUntil: null };

/** One session, a copy of own data that is being prepared, and an account that nobody closes: every password is wrong. */
export function safetyRoutes(): Routes {
  let dataCopy: typeof COPY | null = null;
  const requests = (): Given => ({ body: { data: { dataCopy, closing: null, openMoney: [] } } });
  const sessions: Given = { body: { data: { sessions: [SESSION], lastLogin: null } } };
  const noChange: Given = { body: { data: { change: null } } };
  return {
    'GET /api/user/sessions': () => sessions,
    'POST /api/user/end-sessions': once(() => sessions),
    'GET /api/user/email-change': () => noChange,
    'POST /api/user/change-email': ({ body }) =>
      String((body as { email?: unknown }).email).includes('@')
        ? error(422, 'WRONG_PASSWORD')
        : error(422, 'VALIDATION'),
    'POST /api/user/cancel-email-change': () => noChange,
    'GET /api/user/account-requests': requests,
    'POST /api/user/request-data-copy': () => {
      dataCopy = COPY;
      return requests();
    },
    'GET /api/user/data-copy': () => error(409, 'COPY_NOT_READY'),
    'POST /api/user/close-account': () => error(422, 'WRONG_PASSWORD'),
    'POST /api/user/cancel-closing': requests,
  };
}

/** Calls also open to guests. */
export const openSafetyRoutes = (): Routes => ({
  'POST /api/user/confirm-email-change': ({ body }) =>
    (body as { token?: unknown }).token === undefined ? error(422, 'VALIDATION') : error(409, 'LINK_EXPIRED'),
});
