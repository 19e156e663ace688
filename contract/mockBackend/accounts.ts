import { type AnswerOf } from '@/contract/wire';
import { type Given, type Routes, type Seen } from '@/contract/mockBackend/route';
import { WALLETS } from '@/contract/mockBackend/wallet';

/** The only player of the small backend. */
export const ACCOUNT = { email: 'me@a.test', password: 'secret' };

const error = (status: number, code: string): Given => ({ status, body: { code, message: code } });

const DONE: Given = { body: { data: { success: true } } };
const SESSION_EXPIRED = error(403, 'SESSION_EXPIRED');
const LINK_EXPIRED = error(409, 'LINK_EXPIRED');
const VALIDATION = error(422, 'VALIDATION');

const bodyOf = ({ body }: Seen) => Object(body) as Record<string, unknown>;
const isText = (value: unknown) => typeof value === 'string';

const details: AnswerOf<'userDetails'> = {
  getUser: { userId: 1, email: ACCOUNT.email, isEmailVerified: true, currencyCode: 'EUR', countryCode: 'DE' },
  depositCount: 0,
  userWallet: WALLETS,
};

/** Account calls that keep the contract, for one account that never changes. */
export function accountRoutes(): Routes {
  const tokens = new Set<string>();
  const emails = new Set<string>();
  const isSignedIn = ({ headers }: Seen) => tokens.has(String(headers.authorization).replace('Bearer ', ''));

  const update: Routes[string] = (seen) => {
    if (!isSignedIn(seen)) return SESSION_EXPIRED;
    const { updateFrom, currentPassword } = bodyOf(seen);
    if (updateFrom !== 'Profile Page') return VALIDATION;
    const isWrong = currentPassword !== undefined && currentPassword !== ACCOUNT.password;
    return isWrong ? error(422, 'WRONG_PASSWORD') : DONE;
  };
  const link: Routes[string] = (seen) => (isText(bodyOf(seen).token) ? LINK_EXPIRED : VALIDATION);
  const message: Routes[string] = (seen) => (isText(bodyOf(seen).email) ? DONE : VALIDATION);

  return {
    'GET /api/admin/get-registration-fields': () => ({ body: { data: { email: 1, phone: 0 } } }),
    'POST /api/user/sign-up': (seen) => {
      const email = String(bodyOf(seen).email);
      const isFree = email.includes('@') && !emails.has(email);
      emails.add(email);
      const taken = { code: 'VALIDATION', message: 'Taken', details: { email: 'Taken' } };
      return isFree ? { body: { accessToken: 'new' } } : { status: 422, body: taken };
    },
    'POST /api/user/login': (seen) => {
      const { email, password } = bodyOf(seen);
      if (!isText(email)) return VALIDATION;
      if (email !== ACCOUNT.email || password !== ACCOUNT.password) return error(422, 'INVALID_CREDENTIALS');
      const accessToken = `token-${tokens.size}`;
      tokens.add(accessToken);
      return { body: { accessToken, locale: 'en', cpnc: null, userId: 1 } };
    },
    'POST /api/user/logout': (seen) => {
      if (!isSignedIn(seen)) return SESSION_EXPIRED;
      tokens.delete(String(seen.headers.authorization).replace('Bearer ', ''));
      return DONE;
    },
    'POST /api/user/verify-email': link,
    'POST /api/user/reset-password': link,
    'POST /api/user/resend-verification': message,
    'POST /api/user/forgot-password': message,
    'GET /api/user/get-user-details': (seen) => (isSignedIn(seen) ? { body: details } : SESSION_EXPIRED),
    'PUT /api/user/update-user-details': update,
    'POST /api/user/update-user-details': update,
  };
}
