import type { PageRule } from '@/config/pages/pages';

/** Maximum length of a parameter without a pattern. */
const MAX_LENGTH = 64;

/**
 * The query parameters a page accepts, in the order of its rule. Invalid values are dropped, so each page has few
 * distinct URLs.
 */
export function listedQuery({ query, values = {} }: PageRule, given: URLSearchParams): URLSearchParams {
  const kept = new URLSearchParams();
  for (const name of query) {
    const value = given.get(name)?.trim();
    if (value === undefined) continue;
    if (values[name] ? values[name].test(value) : value.length <= MAX_LENGTH) kept.set(name, value);
  }
  return kept;
}
