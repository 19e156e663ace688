import { type FastifyRequest } from 'fastify';

/** A cookie of the Google sign-in, limited to one path and not readable by scripts. */
export type GoogleCookie = { name: string; path: string; seconds: number };

const valueIn = ({ name }: GoogleCookie) => new RegExp(`(?:^|;\\s*)${name}=([\\w-]{20,100})(?:;|$)`);

/** The cookie's value in a request; '' without it. */
export const cookieIn = ({ headers }: FastifyRequest, cookie: GoogleCookie): string =>
  valueIn(cookie).exec(headers.cookie ?? '')?.[1] ?? '';

/** The Set-Cookie header for a value; null deletes the cookie. */
export const cookieOf = (
  request: FastifyRequest,
  { name, path, seconds }: GoogleCookie,
  value: string | null,
): string =>
  `${name}=${value ?? ''}; Path=${path}; Max-Age=${value === null ? 0 : seconds}; HttpOnly; SameSite=Lax` +
  (request.protocol === 'https' ? '; Secure' : '');
