import type { HeaderNames } from '@/config/http';
import type { EndpointOverrides } from '@/services/http/endpoints';
import type { Found, IndexedGame } from '@/domain/lobby/search/found';

/** Page to worker: fetch the index (again after a failure), or search. */
export type ToWorker =
  | { kind: 'load'; language: string; endpoints: EndpointOverrides; headerNames?: Partial<HeaderNames> | undefined }
  | { kind: 'find'; id: number; query: string };

/** Worker to page: index loaded, with the games for an empty field; index failed; search result. */
export type FromWorker =
  | { kind: 'loaded'; popular: IndexedGame[] }
  | { kind: 'failed' }
  | { kind: 'found'; id: number; found: Found };
