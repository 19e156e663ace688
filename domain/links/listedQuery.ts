import type { PageRule } from '@/config/pages/pages';

/** The longest value of a parameter that has no pattern. */
const MAX_LENGTH = 64;

/**
 * What of an address's query belongs to the page, in the order of its rule; a value the page would not understand counts
 * as not there, so that each page has few addresses.
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
