import { timingSafeEqual } from 'node:crypto';

/** Whether an Authorization header bears the token; takes as long whatever is wrong with it. */
export function hasToken(authorization: string | undefined, token: string): boolean {
  const given = Buffer.from(authorization ?? '');
  const wanted = Buffer.from(`Bearer ${token}`);
  return given.length === wanted.length && timingSafeEqual(given, wanted);
}
