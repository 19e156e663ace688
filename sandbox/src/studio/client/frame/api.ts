import { type SessionAnswer, type SessionRequest, type SpinAnswer, type SpinRequest } from '../../rounds/wire';

/**
 * The result of a call. `refused`: the server rejected it and nothing happened. `unknown`: no definite answer, so it
 * may have happened (connection lost, timeout, server error).
 */
export type Answer<T> =
  | { kind: 'ok'; value: T }
  | { kind: 'refused'; code: string; waitMs: number; message: string; details: Readonly<Record<string, unknown>> }
  | { kind: 'unknown'; fault: 'network' | 'server' };

export type Api = {
  open(request: SessionRequest, token: string | null): Promise<Answer<SessionAnswer>>;
  spin(request: SpinRequest, token: string): Promise<Answer<SpinAnswer>>;
};

const TIMEOUT_MS = 8_000;

type ErrorBody = { code?: unknown; message?: unknown; details?: Record<string, unknown> };

/** Posts to the studio's server. Never rejects: every failure is an answer too. */
export async function post<T>(path: string, body: unknown, token: string | null): Promise<Answer<T>> {
  try {
    const response = await fetch(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    const json: unknown = await response.json();
    if (response.ok) return { kind: 'ok', value: json as T };
    const { code, message, details = {} } = json as ErrorBody;
    if (response.status >= 500 || typeof code !== 'string') return { kind: 'unknown', fault: 'server' };
    const waitMs = typeof details.waitMs === 'number' ? details.waitMs : 0;
    return { kind: 'refused', code, waitMs, message: typeof message === 'string' ? message : '', details };
  } catch (error) {
    return { kind: 'unknown', fault: error instanceof SyntaxError ? 'server' : 'network' };
  }
}

export const api: Api = {
  open: (request, token) => post('/api/session', request, token),
  spin: (request, token) => post('/api/spin', request, token),
};
