import { type FastifyRequest } from 'fastify';
import { Refusal } from '../../http/refusal';
import { type StudioContext } from './context';
import { type PlaySession } from '../store/store';

/** The play session has ended or never existed; the site can launch a new one. */
export const sessionEnded = () => new Refusal(401, 'SESSION_ENDED', 'This session has ended');

export const bearerOf = ({ headers }: FastifyRequest): string | null =>
  /^Bearer ([\w-]{1,128})$/.exec(headers.authorization ?? '')?.[1] ?? null;

/** The session of the request's bearer token; throws a 401 when there is none. */
export async function sessionOf(request: FastifyRequest, { store, clock }: StudioContext): Promise<PlaySession> {
  const token = bearerOf(request);
  const session = token ? await store.sessionByToken(token, clock.now()) : null;
  if (!session) throw sessionEnded();
  return session;
}
