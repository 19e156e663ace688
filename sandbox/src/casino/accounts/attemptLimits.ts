import { type FastifyRequest } from 'fastify';
import { HOUR_MS, MINUTE_MS } from '@/domain/time/lengths';
import { spokenIn } from '../../http/languages';
import { say } from './fields/sentences';
import { type AttemptLimit, takeAttempt } from './store/attempts';
import { type Db } from '../../db/database';
import { Refusal } from '../../http/refusal';

/** Rate limits of account operations: per account (or the e-mail typed) and per IP address. */
export const LIMITS = {
  /** On one account from one address: who guesses there does not lock the owner out elsewhere. */
  loginByPair: { kind: 'login-pair', most: 10, windowMs: 15 * MINUTE_MS },
  /** On one account from all addresses, and on a device where it signed in before, which the other limits let pass. */
  loginByAccount: { kind: 'login-account', most: 30, windowMs: 15 * MINUTE_MS },
  loginByDevice: { kind: 'login-device', most: 10, windowMs: 15 * MINUTE_MS },
  loginByAddress: { kind: 'login-address', most: 100, windowMs: 15 * MINUTE_MS },
  googleByAddress: { kind: 'google-address', most: 120, windowMs: 15 * MINUTE_MS },
  signUpByAddress: { kind: 'sign-up-address', most: 200, windowMs: HOUR_MS },
  verifyByAccount: { kind: 'verify-account', most: 1, windowMs: MINUTE_MS },
  verifyByAddress: { kind: 'verify-address', most: 60, windowMs: HOUR_MS },
  forgotByAccount: { kind: 'forgot-account', most: 3, windowMs: 15 * MINUTE_MS },
  forgotByAddress: { kind: 'forgot-address', most: 60, windowMs: HOUR_MS },
  /** Codes of an authenticator have a million values: ten tries in a quarter of an hour find none. */
  secondStepByAccount: { kind: 'second-step-account', most: 10, windowMs: 15 * MINUTE_MS },
  challengeByAddress: { kind: 'challenge-address', most: 200, windowMs: 15 * MINUTE_MS },
  emailChangeByAccount: { kind: 'email-change-account', most: 5, windowMs: HOUR_MS },
  passwordByAccount: { kind: 'password-account', most: 10, windowMs: 15 * MINUTE_MS },
} as const satisfies Record<string, AttemptLimit>;

type Counted = { db: Db; request: FastifyRequest; now: Date };

/** Counts an attempt; throws TOO_MANY_ATTEMPTS with `waitSeconds` once the limit is exceeded. */
export async function countAttempt({ db, request, now }: Counted, limit: AttemptLimit, subject: string): Promise<void> {
  const waitMs = await takeAttempt(db, limit, subject, now);
  if (waitMs <= 0) return;
  const sentence = say(spokenIn(request.headers['accept-language']), 'tooManyAttempts');
  throw new Refusal(409, 'TOO_MANY_ATTEMPTS', sentence, { waitSeconds: Math.ceil(waitMs / 1_000) });
}
