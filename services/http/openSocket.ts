import type { Publish } from './socketEvents';

/**
 * Opens the socket with a session token, at `url` or the site's own origin, and publishes its events; returns a function
 * that closes it. The socket library
 * loads with the first token, so guests never load it (spec §7, OP-039).
 */
export function openSocket(token: string, publish: Publish, url?: string): () => void {
  let closed = false;
  let disconnect: (() => void) | undefined;
  const open = async () => {
    const { connectSocket } = await import('./socket');
    if (!closed) disconnect = connectSocket(token, publish, url);
  };
  // Without the library there are no live events; all their data is also fetched.
  open().catch(() => undefined);
  return () => {
    closed = true;
    disconnect?.();
  };
}
