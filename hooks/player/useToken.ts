import { useSyncExternalStore } from 'react';
import { readStored, STORED, watchStored } from '@/services/browser/storage';

const storedToken = () => readStored(STORED.token);
const guest = () => null;

/** The session token as it is now; null for a guest, on the server and while hydrating: pages are the guest's. */
export const useToken = (): string | null => useSyncExternalStore(watchStored, storedToken, guest);
