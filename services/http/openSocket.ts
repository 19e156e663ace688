import type { Publish } from './socketEvents';

/**
 * Opens the socket with a session token and publishes its events; answers how to close it. What connects comes with the
 * first token: guests never load it (spec §7, OP-039).
 */
export function openSocket(token: string, publish: Publish): () => void {
  let closed = false;
  let disconnect: (() => void) | undefined;
  const open = async () => {
    const { connectSocket } = await import('./socket');
    if (!closed) disconnect = connectSocket(token, publish);
  };
  // Without the library there are no live events; everything they tell is also fetched.
  open().catch(() => undefined);
  return () => {
    closed = true;
    disconnect?.();
  };
}
