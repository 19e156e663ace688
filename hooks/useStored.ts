import { useSyncExternalStore } from 'react';
import { readStored, watchStored, type StoredName } from '@/services/browser/storage';

const nothing = () => null;

/** What the browser keeps under a name, as it is now, in every tab; null on the server and while hydrating. */
export const useStored = (name: StoredName): string | null =>
  useSyncExternalStore(watchStored, () => readStored(name), nothing);
