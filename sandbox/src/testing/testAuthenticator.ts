import { randomUUID } from 'node:crypto';
import { type FastifyInstance } from 'fastify';
import { Secret, TOTP } from 'otpauth';
import { answerOf } from './testBackend';
import { PASSWORD } from './testAccounts';

/** The length of a step of an authenticator. */
export const STEP_MS = 30_000;

type Clock = { now: () => Date; advance: (ms: number) => void };
type Player = { headers: Record<string, string> };

/** What an authenticator app shows, some steps of 30 seconds from now. */
export const codeOf = (secret: string, { now }: Pick<Clock, 'now'>, steps = 0): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: now().getTime() + steps * STEP_MS });

/** Proves who a player without a method is. */
export const confirmPassword = (app: FastifyInstance, { headers }: Player) =>
  answerOf(app, 'confirmIdentity', {
    headers: { ...headers, 'idempotency-key': randomUUID() },
    payload: { proof: { password: PASSWORD } },
  });

/** Switches an authenticator on; the code that did it is spent by the time of the answer. */
export async function giveAuthenticator(app: FastifyInstance, clock: Clock, player: Player) {
  await confirmPassword(app, player);
  const { data } = await answerOf(app, 'startAuthenticator', { headers: player.headers });
  const on = await answerOf(app, 'confirmAuthenticator', {
    headers: { ...player.headers, 'idempotency-key': randomUUID() },
    payload: { code: codeOf(data.secret, clock) },
  });
  clock.advance(STEP_MS);
  return { secret: data.secret, uri: data.uri, codes: on.data.recoveryCodes! };
}
