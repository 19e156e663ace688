/**
 * An example of an adapter (README.md): a backend that has every call of the contract and calls nothing as the contract
 * does. Each call is a POST to /rpc/<name>, keys are in snake case, and failures come with status 200. As the rule is the
 * same for all, the operations are made from the contract's list.
 */
import { defineAdapter, Refusal } from 'baize/adapter';
import contract from 'baize/contract' with { type: 'json' };

/** `gameCount` to `game_count`; an underscore is doubled, so that the way back is clear. @param {string} key */
const renamed = (key) => key.replaceAll('_', '__').replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** @param {string} key */
const named = (key) => key.replace(/_(_|[a-z])/g, (_, next) => (next === '_' ? '_' : next.toUpperCase()));

/** A value with other keys, at any depth. @param {unknown} value @param {(key: string) => string} of @returns {unknown} */
function withKeys(value, of) {
  if (Array.isArray(value)) return value.map((item) => withKeys(item, of));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [of(key), withKeys(inner, of)]));
}

/**
 * @param {string} id
 * @returns {import('../../contract/adapterTypes').AnswerOperation<any>}
 */
const answering = (id) => async (request, fetch) => {
  const { path, query, body } = request;
  const address = `/rpc/${renamed(id)}`;
  const response =
    body instanceof FormData
      ? await fetch(address, { method: 'POST', body })
      : await fetch(address, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify(withKeys({ values: Object.assign({}, path, query), body }, renamed)),
        });
  const { result, failure } = await response.json();
  if (failure) throw new Refusal(failure.level, failure.kind, { message: failure.words, details: failure.more });
  return withKeys(result, named);
};

/** An adapter cannot answer with a file. */
const FILES = ['asset'];

const ids = Object.values(contract.paths).flatMap((item) =>
  Object.values(item).flatMap((operation) => ('operationId' in operation ? [operation.operationId] : [])),
);

export default defineAdapter(() =>
  Object.fromEntries(ids.filter((id) => !FILES.includes(id)).map((id) => [id, answering(id)])),
);
