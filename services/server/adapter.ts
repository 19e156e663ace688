import axios, { AxiosHeaders, type AxiosAdapter } from 'axios';
import { tracedCall } from './tracing';

/** A call that an adapter answers in place of the backend. */
export type AdaptedCall = {
  /** The brand and its backend (services/server/backend.ts). */
  tenant: { readonly id: string; readonly apiUrl: string; readonly host: string | null };
  method: string;
  /** Without query. */
  path: string;
  query: Readonly<Record<string, string>>;
  /** Parsed JSON, or a FormData; null without a body. */
  body: unknown;
  /** What the backend is told with every fetch; names in lower case. */
  headers: Readonly<Record<string, string>>;
  /** Ends its time. */
  signal: AbortSignal;
};

/** An answer in the contract's form; `json` is the text of its body, '' for none. */
export type AdaptedAnswer = { status: number; json: string };

/** What became of a call: answered, refused by adapter or contract, failed (an exception), late, or of a wrong shape. */
export type AdapterOutcome = 'answered' | 'refused' | 'failed' | 'late' | 'invalid';

/** An operator's adapter (docs/adapters), loaded by the host. */
export type Adapter = {
  /** Whether it answers calls of a tenant to this address. */
  adapts: (tenantId: string, method: string, path: string) => boolean;
  /** Answers such a call; never rejects. */
  answer: (call: AdaptedCall) => Promise<AdaptedAnswer>;
};

const ADAPTER = Symbol.for('baize.adapter');
const scope = globalThis as unknown as Record<symbol, Adapter | undefined>;

/** On globalThis, as the settings are: the host's bundle loads it, and Next's bundle, while rendering, asks it too. */
export const adapter = (): Adapter | undefined => scope[ADAPTER];

export const setAdapter = (loaded: Adapter | undefined): void => {
  scope[ADAPTER] = loaded;
};

/** Values as text, without those that are not there. */
const textsOf = (values: object): [string, string][] =>
  Object.entries(values).flatMap(([name, value]) =>
    value === undefined || value === null ? [] : [[name, `${value}`]],
  );

/** What axios sends calls with while rendering: the adapter where there is one for the call, else the network. */
export const transportOf =
  (tenant: AdaptedCall['tenant']): AxiosAdapter =>
  async (config) => {
    const { method = 'get', url = '', params, data, headers, signal } = config;
    const call = { tenant, method: method.toUpperCase(), path: url };
    const adapting = adapter();
    if (!adapting?.adapts(tenant.id, call.method, call.path)) {
      const facts = { method: call.method, origin: tenant.apiUrl, path: url };
      return tracedCall(facts, async (more) =>
        axios.getAdapter(['http', 'fetch'])({ ...config, headers: headers.concat(more) }),
      );
    }
    const { status, json } = await adapting.answer({
      ...call,
      query: Object.fromEntries(textsOf((params ?? {}) as object)),
      body: typeof data === 'string' && data !== '' ? (JSON.parse(data) as unknown) : null,
      headers: Object.fromEntries(textsOf(headers.toJSON()).map(([name, value]) => [name.toLowerCase(), value])),
      signal: signal as AbortSignal,
    });
    const answered = new AxiosHeaders({ 'content-type': 'application/json' });
    return { data: json, status, statusText: '', headers: answered, config };
  };
