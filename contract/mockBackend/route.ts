import { type IncomingMessage } from 'node:http';

/** What a route receives and returns. A string body is sent as it is, anything else as JSON. */
export type Seen = { path: string; query: URLSearchParams; headers: IncomingMessage['headers']; body: unknown };
export type Given = { status?: number; type?: string; body: unknown; afterMs?: number };
export type Routes = Record<string, (seen: Seen) => Given>;
