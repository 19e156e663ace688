import { type FastifyRequest } from 'fastify';

/** A cookie of the sandbox, limited to one path and not readable by scripts. */
export type SiteCookie = { name: string; path: string; seconds: number };

const valueIn = ({ name }: SiteCookie) => new RegExp(`(?:^|;\\s*)${name}=([\\w-]{20,100})(?:;|$)`);

/** The cookie's value in a request; '' without it. */
export const cookieIn = ({ headers }: FastifyRequest, cookie: SiteCookie): string =>
  valueIn(cookie).exec(headers.cookie ?? '')?.[1] ?? '';

/** The Set-Cookie header for a value; null deletes the cookie. */
export const cookieOf = (request: FastifyRequest, { name, path, seconds }: SiteCookie, value: string | null): string =>
  `${name}=${value ?? ''}; Path=${path}; Max-Age=${value === null ? 0 : seconds}; HttpOnly; SameSite=Lax` +
  (request.protocol === 'https' ? '; Secure' : '');
