import { useStudiosQuery } from '@/services/lobby/studios';
import { ProvidersScreen } from './ProvidersScreen';

/** The game providers, loaded from the backend. */
export function ProvidersPage() {
  const { data, isError, isFetching, refetch } = useStudiosQuery();
  const state = data ? (data.length > 0 ? 'content' : 'empty') : isError && !isFetching ? 'error' : 'loading';
  return <ProvidersScreen studios={data ?? []} state={state} onRetry={() => void refetch()} />;
}
