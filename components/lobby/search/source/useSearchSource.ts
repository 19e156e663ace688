import { useStore } from 'react-redux';
import { useLocale } from '@/components/ui/LocaleContext';
import { useHeaderNames } from '@/hooks/useHeaderNames';
import { useSettings } from '@/hooks/useSettings';
import { gamesEndpoint } from '@/services/lobby/games';
import type { Store } from '@/store/store';
import { openWorker } from './openWorker';
import { withFallback, type SearchSource } from './searchSource';
import { createServerSource } from './serverSource';
import { createWorkerSource } from './workerSource';

/** One per store, that is per tab: header and sheet share the worker and its index. */
const sources = new WeakMap<object, SearchSource>();

function createSource(
  { dispatch }: Pick<Store, 'dispatch'>,
  how: Parameters<typeof createWorkerSource>[1],
): SearchSource {
  const server = createServerSource((query) => dispatch(gamesEndpoint.initiate(query, { subscribe: false })).unwrap());
  // Without the index endpoint the server searches.
  if (how.endpoints.searchIndex === null) return server;
  return withFallback(createWorkerSource(openWorker, how), server);
}

/** The search source of this tab: its worker, or the server if there is no worker. */
export function useSearchSource(): SearchSource {
  const store = useStore() as Store;
  const { code: language } = useLocale();
  const { endpoints } = useSettings();
  const headerNames = useHeaderNames();
  const source = sources.get(store) ?? createSource(store, { language, endpoints, headerNames });
  sources.set(store, source);
  return source;
}
