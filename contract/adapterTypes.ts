import type { operations } from '@/contract/generated/types';
import type { AnswerOf, OperationId, RequestOf } from '@/contract/wire';

/** Operations whose answer is a file, which an adapter cannot give. */
type FileOperation = 'asset';

/** An operation that an adapter may answer. */
export type AdaptedId = Exclude<OperationId, FileOperation>;

type Parameters<Id extends OperationId, Kind extends 'path' | 'query'> = operations[Id]['parameters'] extends {
  [K in Kind]?: infer Values;
}
  ? Exclude<Values, undefined>
  : never;
type OrNothing<Value> = [Value] extends [never] ? Record<string, never> : Value;

/** A call to be answered. Path, query and body are as the contract has them: others were refused before. */
export type AdapterRequest<Id extends AdaptedId> = {
  readonly path: OrNothing<Parameters<Id, 'path'>>;
  readonly query: OrNothing<Parameters<Id, 'query'>>;
  /** The JSON body; an upload's is a FormData; null without one. */
  readonly body: Id extends 'uploadDocument' ? FormData : [RequestOf<Id>] extends [never] ? null : RequestOf<Id>;
  /** The player's session token; null for a guest, and always while a page is rendered. */
  readonly token: string | null;
  /** Code of the language the visitor reads. */
  readonly language: string;
  /** The same for every try of one intent; null for reads. */
  readonly idempotencyKey: string | null;
};

/**
 * `fetch` to the brand's backend: an address below its origin, and the visitor's headers (session, language, idempotency
 * key, forwarded address) besides those of `init`. It follows no redirects, and ends with the call's time.
 */
export type BackendFetch = (path: string, init?: RequestInit) => Promise<Response>;

type Answer<Id extends AdaptedId> = [AnswerOf<Id>] extends [never] ? void : AnswerOf<Id>;

/** Answers an operation. Throws a Refusal for an error of the contract; anything else thrown is a 502 and logged. */
export type AnswerOperation<Id extends AdaptedId> = (
  request: AdapterRequest<Id>,
  fetch: BackendFetch,
) => Promise<Answer<Id>> | Answer<Id>;

/** The operations an adapter answers; all others are passed on to the backend. */
export type AdapterOperations = { readonly [Id in AdaptedId]?: AnswerOperation<Id> };

/** Makes a brand's operations. `host` is its name in TENANTS; null for all hosts not named there. */
export type CreateAdapter = (brand: { readonly host: string | null }) => AdapterOperations;
