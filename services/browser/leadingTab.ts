/**
 * Runs something, such as polling, in only one tab of the browser: `lead` starts it and returns a function that stops
 * it. The other tabs wait for the lock, which is released when that tab stops or closes. Returns a function that stops
 * it in this tab. Without the Web Locks API every tab runs it. Browsers only.
 */
export function leadAmongTabs(subject: string, lead: () => () => void): () => void {
  const { locks } = navigator as { locks?: LockManager };
  if (!locks) return lead();
  const leaving = new AbortController();
  const { signal } = leaving;
  const untilLeft = () =>
    new Promise<void>((resolve) => {
      if (signal.aborted) return resolve();
      const stop = lead();
      signal.addEventListener('abort', () => {
        stop();
        resolve();
      });
    });
  // The request rejects when this tab stops before it gets the lock.
  locks.request(`${subject}-lead`, { signal }, untilLeft).catch(() => undefined);
  return () => leaving.abort();
}
