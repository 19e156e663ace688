import { useSyncExternalStore } from 'react';
import { readStored, STORED, watchStored } from '@/services/browser/storage';

const storedToken = () => readStored(STORED.token);
const guest = () => null;

/**
 * The current session token; null for a guest, on the server and while hydrating, since pages are rendered for guests.
 */
export const useToken = (): string | null => useSyncExternalStore(watchStored, storedToken, guest);
