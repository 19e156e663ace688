import { type FastifyRequest } from 'fastify';

/** A cookie of the sign-in with Google: it goes to one address alone, and no script reads it. */
export type GoogleCookie = { name: string; path: string; seconds: number };

const valueIn = ({ name }: GoogleCookie) => new RegExp(`(?:^|;\\s*)${name}=([\\w-]{20,100})(?:;|$)`);

/** What the browser carries; '' without it. */
export const cookieIn = ({ headers }: FastifyRequest, cookie: GoogleCookie): string =>
  valueIn(cookie).exec(headers.cookie ?? '')?.[1] ?? '';

/** The header that gives the browser a value; null takes it away. */
export const cookieOf = (
  request: FastifyRequest,
  { name, path, seconds }: GoogleCookie,
  value: string | null,
): string =>
  `${name}=${value ?? ''}; Path=${path}; Max-Age=${value === null ? 0 : seconds}; HttpOnly; SameSite=Lax` +
  (request.protocol === 'https' ? '; Secure' : '');
