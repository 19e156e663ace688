import type { FastifyRequest } from 'fastify';
import type { CallLimits } from '../start/env';
import { addressKey, sessionKey } from './callers';
import { createGate, type Claim, type Gate } from './gate';

/**
 * The lanes of calls, each with its own limit: bodies read ahead, before any connection is taken; then, per backend,
 * calls, uploads and the socket's long polls.
 */
export const LANES = ['bodies', 'calls', 'uploads', 'polls'] as const;
export type Lane = (typeof LANES)[number];

export type Lanes = ReturnType<typeof createLanes>;

/** The gates of all lanes, and what a call counts against in each. `sessionHeader` carries a session, `operationOf` names an operation. */
export function createLanes(
  limits: CallLimits,
  sessionHeader: string,
  operationOf: (request: FastifyRequest) => string,
) {
  const { calls, uploads, polls, waiting } = limits;
  const rooms: Record<Lane, number> = { bodies: waiting, calls, uploads, polls };
  const gates = new Map<string, { lane: Lane; gate: Gate }>();

  const claimsOf = (lane: Lane, request: FastifyRequest): Claim[] => {
    const limit = Math.ceil(limits.perAddress * rooms[lane]);
    const claims: Claim[] = [{ kind: 'address', key: addressKey(request.ip), limit }];
    const session = lane === 'calls' || lane === 'uploads' ? sessionKey(request, sessionHeader) : null;
    if (session !== null) claims.push({ kind: 'session', key: session, limit: limits.perSession });
    if (lane === 'calls') claims.push({ kind: 'operation', key: operationOf(request), limit: limits.perOperation });
    return claims;
  };

  return {
    /** The most connections to one backend that calls in these lanes can take. */
    connections: (...lanes: Lane[]): number => lanes.reduce((sum, lane) => sum + rooms[lane], 0),
    /** The gate of a lane, per backend if one is given, and the call's claims on it. */
    find(lane: Lane, request: FastifyRequest, backend = ''): { gate: Gate; claims: Claim[] } {
      const name = `${lane} ${backend}`;
      const { gate } = gates.get(name) ?? { gate: createGate({ room: rooms[lane], waiting }) };
      gates.set(name, { lane, gate });
      return { gate, claims: claimsOf(lane, request) };
    },
    /** How many calls run and wait in a lane, over all backends. */
    size(lane: Lane): { inside: number; waiting: number } {
      const sizes = [...gates.values()].filter((entry) => entry.lane === lane).map(({ gate }) => gate.size());
      return sizes.reduce((sum, size) => ({ inside: sum.inside + size.inside, waiting: sum.waiting + size.waiting }), {
        inside: 0,
        waiting: 0,
      });
    },
  };
}
