import { useSyncExternalStore } from 'react';
import { readStored, watchStored, type StoredName } from '@/services/browser/storage';

const nothing = () => null;

/** The current value of a storage key, synchronised across tabs; null on the server and while hydrating. */
export const useStored = (name: StoredName): string | null =>
  useSyncExternalStore(watchStored, () => readStored(name), nothing);
