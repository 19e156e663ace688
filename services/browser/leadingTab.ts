/**
 * Does something in one tab of the browser alone, such as asking again and again: `lead` begins it and answers how to stop.
 * The other tabs that asked wait for their turn, which comes when that one stops or is closed. Answers how to stop here. A
 * browser without locks lets every tab. In browsers only.
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
  // It rejects for who leaves before it was its turn.
  locks.request(`${subject}-lead`, { signal }, untilLeft).catch(() => undefined);
  return () => leaving.abort();
}
