import type { IncomingMessage, ServerResponse } from 'node:http';
import { ROOT_CONTEXT, SpanKind, SpanStatusCode, trace, type Span, type SpanContext } from '@opentelemetry/api';
import { resourceFromAttributes, type Resource } from '@opentelemetry/resources';
import { BasicTracerProvider, type SpanProcessor } from '@opentelemetry/sdk-trace-base';
import {
  ATTR_ERROR_TYPE,
  ATTR_HTTP_REQUEST_METHOD,
  ATTR_HTTP_RESPONSE_STATUS_CODE,
  ATTR_HTTP_ROUTE,
  ATTR_NETWORK_PROTOCOL_VERSION,
  ATTR_SERVER_ADDRESS,
  ATTR_SERVER_PORT,
  ATTR_URL_PATH,
  ATTR_URL_SCHEME,
} from '@opentelemetry/semantic-conventions';
import { endpointPaths } from '@/services/http/endpoints';
import type { CallFacts, CallTrace, Tracing } from '@/services/server/tracing';
import type { CacheEvent } from '../cache/pageCache';
import { createOperations } from '../calls/callers';
import { loggedError } from '../operation/errorLog';
import type { KeyLists, PageKey } from '../render/key';
import type { Rendering } from '../render/render';
import { hostOf, type Tenants } from '../tenants/tenants';
import type { Parent } from './arrival';
import { routeOf } from './route';
import { currentWork, newId, within, type Work } from './work';

/** Of the conventions, but not stable in them yet. */
const ATTR_URL_TEMPLATE = 'url.template';
/** Our own: whose page it is, in which language, and what the cache had. */
const ATTR_BRAND = 'baize.brand';
const ATTR_LANGUAGE = 'baize.language';
const ATTR_CACHE = 'baize.cache';

/** Probes, files of the build and the socket's polls, which last 25 s: many, and none of them a page or a call. */
const UNTRACED = /^\/(?:_next\/static\/|socket\.io|healthz$|readyz$|metrics$)/;

/** What the cache had in the end, where a page was looked for and not found. */
const OUTCOMES: ReadonlySet<CacheEvent> = new Set(['hit', 'stale', 'miss', 'shared', 'kept']);

export type Traces = Pick<Tracing, 'call' | 'part'> & {
  /** Begins the work of a request, in a span that ends with its answer. */
  begin: (request: IncomingMessage, response: ServerResponse, parent: Parent | undefined) => Work;
  /** The present request asks for this page. */
  asks: (key: PageKey) => void;
  /** What the cache made of it; `id` is its key's. */
  cached: (event: CacheEvent, id: string) => void;
  /** Renders a page in a span of its own. */
  render: (key: PageKey, render: () => Promise<Rendering>) => Promise<Rendering>;
  /** Sends what is left, but does not wait long for it. */
  close: () => Promise<void>;
};

export type TracesOptions = {
  processor: SpanProcessor;
  resource?: Resource;
  tenants: Tenants;
  lists: Pick<KeyLists, 'locales' | 'defaultLocale'>;
  /** Origin under which visitors reach the site. */
  publicOrigin: string;
};

/** A collector that is away must not hold a host that ends. */
const CLOSE_MS = 2_000;

const traceparentOf = ({ traceId, spanId, traceFlags }: SpanContext): string =>
  `00-${traceId}-${spanId}-${traceFlags.toString(16).padStart(2, '0')}`;

function contextOf(parent: Parent | undefined) {
  if (!parent) return ROOT_CONTEXT;
  const { traceId, spanId, sampled } = parent;
  return trace.setSpanContext(ROOT_CONTEXT, { traceId, spanId, traceFlags: sampled ? 1 : 0, isRemote: true });
}

/** The kind of an error, without its message, which may hold anything. */
const typeOf = (error: unknown): string => {
  const { code, name } = (error ?? {}) as { code?: unknown; name?: unknown };
  return String(code ?? name ?? typeof error);
};

function fail(span: Span, error: unknown): void {
  const { type, message, stack } = loggedError(error);
  span.recordException({ name: type, message, stack });
  span.setAttribute(ATTR_ERROR_TYPE, typeOf(error)).setStatus({ code: SpanStatusCode.ERROR });
}

/** Notes a status; from `wrongFrom` on it makes the span one of an error, as the conventions say. */
function noteStatus(span: Span, status: number, wrongFrom: number): void {
  span.setAttribute(ATTR_HTTP_RESPONSE_STATUS_CODE, status);
  if (status >= wrongFrom) span.setAttribute(ATTR_ERROR_TYPE, String(status)).setStatus({ code: SpanStatusCode.ERROR });
}

/**
 * Spans of requests, renders and calls to backends. They hold no address but a page's, no query, no header and nothing
 * of a player. The provider is not made known to `@opentelemetry/api`: Next would then add spans with whole addresses.
 */
export function createTraces({ processor, resource, tenants, lists, publicOrigin }: TracesOptions): Traces {
  const provider = new BasicTracerProvider({
    resource: resource ?? resourceFromAttributes({}),
    spanProcessors: [processor],
  });
  const tracer = provider.getTracer('baize');
  const scheme = new URL(publicOrigin).protocol.replace(':', '');
  const operationOf = createOperations(endpointPaths());
  const templateIn = (operation: string) => operation.slice(operation.indexOf(' ') + 1);
  /** The renders under way, by the ids of their keys. */
  const renders = new Map<string, SpanContext>();

  const begin: Traces['begin'] = (request, response, parent) => {
    const { url = '', method = '', headers, httpVersion } = request;
    const [path = ''] = url.split('?', 1);
    if (UNTRACED.test(path)) return { id: parent?.traceId ?? newId() };
    const host = hostOf(headers);
    const isOurs = tenants.backendOf(host) !== undefined;
    const operation = isOurs && path.startsWith('/api/') ? operationOf({ method, url }) : undefined;
    const span = tracer.startSpan(
      operation ?? method,
      {
        kind: SpanKind.SERVER,
        attributes: {
          [ATTR_HTTP_REQUEST_METHOD]: method,
          [ATTR_URL_SCHEME]: scheme,
          [ATTR_NETWORK_PROTOCOL_VERSION]: httpVersion,
          ...(isOurs && { [ATTR_SERVER_ADDRESS]: host, [ATTR_BRAND]: tenants.tenantOf(host).id }),
          ...(operation && { [ATTR_HTTP_ROUTE]: templateIn(operation) }),
        },
      },
      contextOf(parent),
    );
    response.once('close', () => {
      if (response.headersSent) noteStatus(span, response.statusCode, 500);
      if (!response.writableEnded) span.setAttribute(ATTR_ERROR_TYPE, 'aborted');
      span.end();
    });
    return { id: span.spanContext().traceId, span };
  };

  /** Runs something in a span below the present one; outside of any there is none. */
  async function below<T>(name: string, run: (span: Span | undefined) => Promise<T>): Promise<T> {
    const above = currentWork();
    if (!above?.span) return run(undefined);
    const span = tracer.startSpan(name, { kind: SpanKind.INTERNAL }, trace.setSpan(ROOT_CONTEXT, above.span));
    try {
      return await within({ id: above.id, span }, () => run(span));
    } catch (error) {
      fail(span, error);
      throw error;
    } finally {
      span.end();
    }
  }

  const call = ({ method, origin, path }: CallFacts): CallTrace | undefined => {
    const above = currentWork()?.span;
    if (!above) return undefined;
    const { hostname, port, protocol } = new URL(origin);
    const operation = operationOf({ method, url: path });
    const span = tracer.startSpan(
      operation,
      {
        kind: SpanKind.CLIENT,
        attributes: {
          [ATTR_HTTP_REQUEST_METHOD]: method,
          [ATTR_SERVER_ADDRESS]: hostname,
          [ATTR_SERVER_PORT]: Number(port) || (protocol === 'https:' ? 443 : 80),
          [ATTR_URL_TEMPLATE]: templateIn(operation),
        },
      },
      trace.setSpan(ROOT_CONTEXT, above),
    );
    return {
      headers: { traceparent: traceparentOf(span.spanContext()) },
      answered(status) {
        noteStatus(span, status, 400);
        span.end();
      },
      failed(error) {
        span.setAttribute(ATTR_ERROR_TYPE, typeOf(error)).setStatus({ code: SpanStatusCode.ERROR });
        span.end();
      },
    };
  };

  const pageOf = (key: PageKey) => {
    const { language, route } = routeOf(key, lists.locales, lists.defaultLocale);
    return { route, attributes: { [ATTR_HTTP_ROUTE]: route, [ATTR_LANGUAGE]: language } };
  };

  return {
    begin,
    call,
    part: (name, run) => below(name, run),
    asks(key) {
      const span = currentWork()?.span;
      if (!span?.isRecording()) return;
      const { route, attributes } = pageOf(key);
      const known = key.group && key.kind === 'html' ? { [ATTR_URL_PATH]: key.url.split('?', 1)[0]! } : {};
      span.updateName(`GET ${route}`).setAttributes({ ...attributes, ...known });
    },
    cached(event, id) {
      const span = currentWork()?.span;
      // A render in the background goes on after the answer.
      if (!OUTCOMES.has(event) || !span?.isRecording()) return;
      span.setAttribute(ATTR_CACHE, event);
      const rendering = event === 'miss' ? renders.get(id) : undefined;
      if (rendering) span.addLink({ context: rendering });
    },
    render: (key, render) =>
      below(`render ${pageOf(key).route}`, async (span) => {
        if (!span) return render();
        renders.set(key.id, span.spanContext());
        span.setAttributes({ ...pageOf(key).attributes, [ATTR_BRAND]: tenants.tenantOf(key.host).id });
        try {
          const rendering = await render();
          noteStatus(span, rendering.status, 500);
          if (rendering.degraded) span.setAttribute('baize.degraded', true);
          return rendering;
        } finally {
          renders.delete(key.id);
        }
      }),
    async close() {
      const late = new Promise<void>((resolve) => setTimeout(resolve, CLOSE_MS).unref());
      await Promise.race([provider.shutdown().catch(() => undefined), late]);
    },
  };
}
