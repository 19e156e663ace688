import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { type FastifyRequest } from 'fastify';
import { cookieIn, cookieOf, type SiteCookie } from '../../http/siteCookie';
import { type AccountRow } from './store/accounts';

const DEVICE: SiteCookie = { name: 'knownDevice', path: '/api/user', seconds: 365 * 24 * 60 * 60 };

const ID_BYTES = 16;
const ID_LENGTH = 22;

type Owner = Pick<AccountRow, 'id' | 'passwordHash'>;

/** Only the backend knows the hash of a password, and a new password makes all devices unknown. */
const markOf = ({ id, passwordHash }: Owner, device: string): string =>
  createHmac('sha256', passwordHash ?? '')
    .update(`${id} ${device}`)
    .digest('base64url');

/** The device of a request, if its account signed in on it before; else null. */
export function knownDevice(request: FastifyRequest, account: Owner | null | undefined): string | null {
  if (!account?.passwordHash) return null;
  const value = cookieIn(request, DEVICE);
  const [device, mark] = [value.slice(0, ID_LENGTH), Buffer.from(value.slice(ID_LENGTH))];
  const wanted = Buffer.from(markOf(account, device));
  return mark.length === wanted.length && timingSafeEqual(mark, wanted) ? device : null;
}

/** The Set-Cookie header that makes this device known to the account. */
export function rememberDevice(request: FastifyRequest, account: Owner): string {
  const device = randomBytes(ID_BYTES).toString('base64url');
  return cookieOf(request, DEVICE, device + markOf(account, device));
}
