import { readStored, STORED, watchStored, writeStored } from '@/services/browser/storage';

/** Notifies the other tabs of this browser of a player protection change: a stop or a reality check. */
export const tellOtherTabs = (): void => writeStored(STORED.stopped, crypto.randomUUID());

/** Calls back after such a change in this or another tab; returns a function that stops it. */
export function watchStops(onChange: () => void): () => void {
  let known = readStored(STORED.stopped);
  return watchStored(() => {
    const now = readStored(STORED.stopped);
    if (now === known) return;
    known = now;
    onChange();
  });
}
