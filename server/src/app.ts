import type { RequestListener, Server } from 'node:http';
import type { Socket } from 'node:net';
import Fastify, { LogController, type FastifyInstance } from 'fastify';
import { stdTimeFunctions, type DestinationStream } from 'pino';
import { REFERENCE_HEADER } from '@/config/http';
import { withoutQuery } from './operation/accessLog';
import { loggedError } from './operation/errorLog';
import { answerBrokenRequest } from './answers/brokenRequest';
import type { HostEnv } from './start/env';
import type { Headers } from './answers/headers';
import type { AnswerHit } from './pages/hits';
import { createLimitedServer } from './start/httpServer';
import { refusalOf, refuse, refuseRoute } from './answers/refusals';
import { createEntry } from './tracing/entry';
import type { Traces } from './tracing/traces';
import { currentWork, newId } from './tracing/work';

export type AppOptions = {
  env: Pick<HostEnv, 'trustProxy' | 'logLevel' | 'connections'>;
  /** Headers for answers that no route gives. */
  headers: Headers;
  /** May answer a request before Fastify sees it. */
  answerHit: AnswerHit;
  traces?: Traces | undefined;
  /** The log destination; standard output by default. */
  logTo?: DestinationStream;
};

/** As the lines of services/server/log.ts: the level as a word, the time in ISO 8601. */
const FORMAT = {
  base: null,
  timestamp: stdTimeFunctions.isoTime,
  formatters: { level: (level: string) => ({ level }) },
};

/** Fastify trusts nobody when given a number, since it cannot tell whether the hops are proxies; here the operator can. */
const trustOf = (proxies: HostEnv['trustProxy']) =>
  typeof proxies === 'number' ? (_address: string, hop: number) => hop < proxies : proxies;

/** Creates a Fastify server with the host's limits, error handling and log, but no routes. */
export function createApp({ env, headers, answerHit, traces, logTo }: AppOptions): FastifyInstance {
  const enter = createEntry(env.trustProxy, traces);
  const listenBefore =
    (route: RequestListener): RequestListener =>
    (request, response) =>
      enter(
        request,
        response,
        () => answerHit(request, response),
        () => route(request, response),
      );
  const serializers = { url: withoutQuery, source: withoutQuery, err: loggedError };
  const app: FastifyInstance = Fastify<Server>({
    serverFactory: (route) => createLimitedServer(listenBefore(route), env.connections),
    trustProxy: trustOf(env.trustProxy),
    genReqId: () => currentWork()?.id ?? newId(),
    // A draining host still answers requests that arrive; it only stops accepting connections.
    return503OnClosing: false,
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'trace_id' }),
    logger: { ...FORMAT, level: env.logLevel, serializers, ...(logTo && { stream: logTo }) },
    clientErrorHandler: (error, socket) => answerBrokenRequest(error, socket as Socket, headers),
    frameworkErrors: (error, _request, reply) => void refuse(reply.headers(headers), refusalOf(error)),
  });
  app.addHook('onSend', (request, reply, _payload, done) => {
    if (reply.statusCode >= 400) reply.header(REFERENCE_HEADER, request.id);
    done();
  });
  app.setErrorHandler((error: Error & { statusCode?: number }, request, reply) => {
    const refusal = refusalOf(error);
    if (refusal >= 500) request.log.error({ err: error }, 'request failed');
    return refuse(reply, refusal);
  });
  app.setNotFoundHandler(refuseRoute);
  return app;
}
