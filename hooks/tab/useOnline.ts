import { useSyncExternalStore } from 'react';

function watchNetwork(watcher: () => void): () => void {
  window.addEventListener('online', watcher);
  window.addEventListener('offline', watcher);
  return () => {
    window.removeEventListener('online', watcher);
    window.removeEventListener('offline', watcher);
  };
}

const onlineNow = () => navigator.onLine;
const assumed = () => true;

/** Whether the browser reports a network connection; true on the server and while hydrating. */
export const useOnline = (): boolean => useSyncExternalStore(watchNetwork, onlineNow, assumed);
