import { AsyncLocalStorage } from 'node:async_hooks';
import type { Readable } from 'node:stream';
import type { FastifyHttpProxyOptions } from '@fastify/http-proxy';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Agent, type Dispatcher } from 'undici';
import { tracing } from '@/services/server/tracing';
import { refuse, type Refusal } from '../answers/refusals';
import type { Pace } from '../start/env';
import { readAhead } from './body';
import type { ProxyHeaders } from './callHeaders';
import { Refused, type Hurdle, type Leave } from './gate';
import type { Lane, Lanes } from './lanes';

const CONNECT_MS = 10_000;

const STATUSES: Record<Exclude<Hurdle, 'gone'>, Refusal> = {
  address: 429,
  session: 429,
  full: 503,
  late: 504,
  slow: 408,
  large: 413,
  rate: 429,
};

export type PassageOptions = {
  lanes: Lanes;
  /** The lane of a call whose body has been read in full, and of one whose body streams. */
  lane: Lane;
  streaming: Lane;
  /** An answer must begin within this time; queueing counts, the time for the body does not. */
  timeoutMs: number;
  pace: Pace;
  backendOf: (request: FastifyRequest) => string;
  onRefused: (hurdle: Hurdle) => void;
  /** Answers a call itself, within `leftMs`; null for one that is forwarded. */
  adapted?: (request: FastifyRequest, reply: FastifyReply, leftMs: number) => Promise<FastifyReply> | null;
};

export type Passage = Required<Pick<FastifyHttpProxyOptions, 'undici' | 'handler'>> & {
  /** Answers a call that failed while being forwarded. */
  fail: (reply: FastifyReply, error: Error & { statusCode?: number }) => void;
};

/** Refuses a call; closes the connection if the visitor is still sending. */
export function turnAway(reply: FastifyReply, status: Refusal, afterS?: number): FastifyReply {
  if (!reply.request.raw.complete) reply.header('connection', 'close');
  return refuse(reply, status, afterS);
}

/**
 * Forwards a call to the backend: reads the start of its body, waits for a slot, then takes a connection. A slow
 * caller, or one with too many calls, waits before taking a connection and does not block one (audit C01).
 */
export function createPassage(options: PassageOptions): Passage {
  const { lanes, lane, streaming, timeoutMs, pace, backendOf, onRefused, adapted } = options;
  const connections = lanes.connections(...new Set([lane, streaming]));
  const agent = new Agent({ connections, pipelining: 1, connectTimeout: Math.min(CONNECT_MS, timeoutMs) });
  /** The call that the proxy is about to send; the proxy has no other way to pass it to its client. */
  const passing = new AsyncLocalStorage<{ leave: Leave; leftMs: number; reply: FastifyReply }>();

  const send = (
    question: Dispatcher.RequestOptions,
    done: (error: Error | null, answer: Dispatcher.ResponseData) => void,
  ) => {
    const { leave, leftMs, reply } = passing.getStore()!;
    const { method, origin, path } = question;
    const trace = tracing()?.call({ method, origin: String(origin), path });
    const headers = trace ? { ...(question.headers as ProxyHeaders), ...trace.headers } : question.headers;
    agent.request({ ...question, headers, headersTimeout: leftMs, bodyTimeout: timeoutMs }, (error, answer) => {
      if (error) {
        trace?.failed(error);
        leave();
        done(error, answer);
        return;
      }
      answer.body.once('close', () => (leave(), trace?.answered(answer.statusCode))).on('error', () => undefined);
      done(null, answer);
      // Nobody reads the answer once the visitor has disconnected.
      const drop = () => answer.body.destroy();
      if (reply.raw.destroyed) drop();
      else reply.raw.once('close', drop);
    });
  };

  const refused = (reply: FastifyReply, error: Refused): FastifyReply => {
    const { hurdle } = error;
    if (hurdle === 'gone') return reply;
    onRefused(hurdle);
    return turnAway(reply, STATUSES[hurdle]);
  };

  /** Waits for a slot; resolves with its release function and the time left for an answer. */
  async function enter(request: FastifyRequest, reply: FastifyReply): Promise<{ leave: Leave; leftMs: number }> {
    let leftMs = timeoutMs;
    const turn = async (name: Lane, backend?: string) => {
      const { gate, claims } = lanes.find(name, request, backend);
      const began = performance.now();
      const leave = await gate.enter(claims, leftMs, reply.raw);
      leftMs = Math.max(1, Math.ceil(leftMs - (performance.now() - began)));
      return leave;
    };
    let whole = true;
    if (request.body) {
      if (Number(request.headers['content-length'] ?? 0) > pace.maxBytes) throw new Refused('large');
      const leave = await turn('bodies');
      const read = await readAhead(request.body as Readable, pace).finally(leave);
      request.body = read.body;
      whole = read.whole;
    }
    const leave = await turn(whole ? lane : streaming, backendOf(request));
    return { leave, leftMs };
  }

  return {
    undici: { request: send as Dispatcher['request'] },
    async handler(request, reply, dest, replyOptions) {
      let leave: Leave | undefined;
      try {
        const entered = await enter(request, reply);
        leave = entered.leave;
        const answer = adapted?.(request, reply, entered.leftMs);
        if (answer) return await answer.finally(leave);
        return passing.run({ ...entered, reply }, () => reply.from(dest, replyOptions));
      } catch (error) {
        leave?.();
        if (error instanceof Refused) return refused(reply, error);
        // The visitor disconnected while sending.
        if (reply.raw.destroyed) return reply;
        throw error;
      }
    },
    fail(reply, error) {
      if (error.cause instanceof Refused) refused(reply, error.cause);
      else turnAway(reply, error.statusCode === 504 ? 504 : 502);
    },
  };
}
