import type { EndpointOverrides } from '@/services/http/endpoints';
import type { Found, IndexedGame } from '@/domain/lobby/search/found';

/** What a page says to the search's worker: to fetch the index (again after a failure), or what to look for. */
export type ToWorker =
  | { kind: 'load'; language: string; endpoints: EndpointOverrides }
  | { kind: 'find'; id: number; query: string };

/** What the worker says: the index is there, with the games to show under an empty field; it is not; what was found. */
export type FromWorker =
  | { kind: 'loaded'; popular: IndexedGame[] }
  | { kind: 'failed' }
  | { kind: 'found'; id: number; found: Found };
