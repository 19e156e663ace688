import type { Found, IndexedGame } from '@/domain/lobby/search/found';
import type { FromWorker, ToWorker } from './protocol';
import { NoWorker, type SearchSource } from './searchSource';

type Load = Extract<ToWorker, { kind: 'load' }>;
type Waiting<T> = { resolve: (value: T) => void; reject: (reason: Error) => void };

/** Search in a worker that lives as long as the page; the first call starts it with `open` and sends the settings. */
export function createWorkerSource(open: () => Worker, how: Omit<Load, 'kind'>): SearchSource {
  let worker: Worker | undefined;
  let loading: Promise<readonly IndexedGame[]> | undefined;
  let loaded: Waiting<readonly IndexedGame[]> | undefined;
  let asked: (Waiting<Found> & { id: number }) | undefined;

  const onMessage = ({ data }: MessageEvent<FromWorker>) => {
    if (data.kind === 'loaded') loaded?.resolve(data.popular);
    else if (data.kind === 'failed') loaded?.reject(new Error('The index did not come'));
    else if (asked?.id === data.id) asked.resolve(data.found);
  };
  const fail = () => {
    const reason = new NoWorker('The worker does not run');
    worker = undefined;
    loading = undefined;
    loaded?.reject(reason);
    asked?.reject(reason);
  };
  const start = (): Worker => {
    try {
      const started = open();
      started.addEventListener('message', onMessage);
      started.addEventListener('error', fail);
      return started;
    } catch {
      throw new NoWorker('The browser refuses a worker');
    }
  };
  const say = (message: ToWorker) => (worker ??= start()).postMessage(message);

  return {
    load: () => {
      loading ??= new Promise<readonly IndexedGame[]>((resolve, reject) => {
        loaded = { resolve, reject };
        say({ kind: 'load', ...how });
      }).catch((error: unknown) => {
        loading = undefined;
        throw error;
      });
      return loading;
    },
    // The previous question is never answered: a newer one has replaced it.
    find: (query) =>
      new Promise<Found>((resolve, reject) => {
        const id = (asked?.id ?? 0) + 1;
        asked = { id, resolve, reject };
        say({ kind: 'find', id, query });
      }),
  };
}
