import type { Page, Route } from '@playwright/test';
import { passedOn } from './passedOn';

/** Replaces every value of a JSON answer with one of another type. */
function otherTypes(value: unknown): unknown {
  if (Array.isArray(value)) return { 0: value.map(otherTypes) };
  if (typeof value === 'object' && value !== null) {
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, otherTypes(inner)]));
  }
  return typeof value === 'string' ? 7 : typeof value === 'number' ? 'NaN' : null;
}

const json = { contentType: 'application/json' };
const refused = (status: number) => (route: Route) =>
  route.fulfill({ status, ...json, body: JSON.stringify({ code: 'FAULT', message: 'Something went wrong' }) });
/** Passes the call on and changes the text of the answer. */
const changed = (change: (text: string) => string) => async (route: Route) => {
  const answer = await passedOn(route);
  return route.fulfill({ response: answer, body: change(await answer.text()) });
};

/**
 * What may happen to a call and its answer, by name. `done`: the backend carried out the request all the same, so the
 * page may find that out and say so.
 */
export const MONEY_FAULTS: Readonly<Record<string, { done: boolean; spoil: (route: Route) => unknown }>> = {
  'no connection': { done: false, spoil: (route) => route.abort('connectionrefused') },
  'answer lost': { done: true, spoil: async (route) => (await passedOn(route), route.abort('connectionreset')) },
  'no answer': { done: false, spoil: () => undefined },
  'status 500': { done: false, spoil: refused(500) },
  'status 503': { done: false, spoil: refused(503) },
  'status 429': { done: false, spoil: refused(429) },
  'status 404': { done: false, spoil: refused(404) },
  'page of a portal': {
    done: false,
    spoil: (route) => route.fulfill({ contentType: 'text/html', body: '<h1>Log in</h1>' }),
  },
  'empty answer': { done: true, spoil: changed(() => '') },
  'half an answer': { done: true, spoil: changed((text) => text.slice(0, text.length / 2)) },
  'other kinds of values': { done: true, spoil: changed((text) => JSON.stringify(otherTypes(JSON.parse(text)))) },
  'another answer': { done: true, spoil: changed(() => '{"data":{}}') },
};

/** Applies a fault to a call from now on; answers a function that stops it. */
export async function spoilCall(page: Page, path: RegExp, fault: string): Promise<() => Promise<void>> {
  const handle = async (route: Route) => {
    try {
      await MONEY_FAULTS[fault]!.spoil(route);
    } catch {
      // The page went on or is closed, so the answer has no recipient.
    }
  };
  await page.route(path, handle);
  return () => page.unroute(path, handle);
}
