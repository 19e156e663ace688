import { type IncomingMessage } from 'node:http';

/** What a route receives and returns. A string body is sent as it is, anything else as JSON. */
export type Seen = { path: string; query: URLSearchParams; headers: IncomingMessage['headers']; body: unknown };
export type Given = { status?: number; type?: string; body: unknown; afterMs?: number };
export type Routes = Record<string, (seen: Seen) => Given>;

export const error = (status: number, code: string): Given => ({ status, body: { code, message: code } });

/** A write that runs once per idempotency key. */
export function once(write: (body: Record<string, string>) => Given): Routes[string] {
  const byKey = new Map<string, { sent: string; given: string }>();
  return ({ headers, body }: Seen): Given => {
    const key = headers['idempotency-key'];
    if (typeof key !== 'string') return error(422, 'VALIDATION');
    const [known, sent] = [byKey.get(key), JSON.stringify(body)];
    if (known) return known.sent === sent ? (JSON.parse(known.given) as Given) : error(409, 'IDEMPOTENCY_CONFLICT');
    const given = write(body as Record<string, string>);
    byKey.set(key, { sent, given: JSON.stringify(given) });
    return given;
  };
}
