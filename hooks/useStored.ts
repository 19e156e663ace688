import { useSyncExternalStore } from 'react';
import { readStored, watchStored, type StoredName, type TabStoredName } from '@/services/browser/storage';

const nothing = () => null;

/** The current value of a storage key, across tabs where it is kept across tabs; null on the server and while hydrating. */
export const useStored = (name: StoredName | TabStoredName): string | null =>
  useSyncExternalStore(watchStored, () => readStored(name), nothing);
