import { readStored, STORED, watchStored, writeStored } from '@/services/browser/storage';

/** Tells the other tabs of this browser that something changed that protects the player: a stop, a reality check. */
export const tellOtherTabs = (): void => writeStored(STORED.stopped, crypto.randomUUID());

/** Calls back when another tab, or this one, told so; answers how to stop. */
export function watchStops(onChange: () => void): () => void {
  let known = readStored(STORED.stopped);
  return watchStored(() => {
    const now = readStored(STORED.stopped);
    if (now === known) return;
    known = now;
    onChange();
  });
}
