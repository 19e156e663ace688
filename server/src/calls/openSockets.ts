import type { FastifyRequest } from 'fastify';
import { addressKey } from './callers';

/**
 * Counts the sockets of each address until they close. Answers whether one more may be opened, and counts it if so.
 */
export function createOpenSockets(most: number): (request: FastifyRequest) => boolean {
  const open = new Map<string, number>();
  return ({ ip, raw: { socket } }) => {
    const key = addressKey(ip);
    const count = open.get(key) ?? 0;
    if (count >= most) return false;
    open.set(key, count + 1);
    socket.once('close', () => {
      const left = (open.get(key) ?? 1) - 1;
      if (left > 0) open.set(key, left);
      else open.delete(key);
    });
    return true;
  };
}
