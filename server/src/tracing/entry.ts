import type { IncomingMessage, ServerResponse } from 'node:http';
import type { HostEnv } from '../start/env';
import { createArrivals } from './arrival';
import type { Traces } from './traces';
import { newId, within } from './work';

/** Lets a request in: as a hit that is answered at once, else by its route. */
export type Entry = (
  request: IncomingMessage,
  response: ServerResponse,
  answerHit: () => boolean,
  route: () => void,
) => void;

/** Gives every request its id, which is also that of its trace where there is one. Without traces a hit needs none. */
export function createEntry(trustProxy: HostEnv['trustProxy'], traces: Traces | undefined): Entry {
  const parentOf = createArrivals(trustProxy);
  if (!traces)
    return (request, _response, answerHit, route) => {
      if (!answerHit()) within({ id: parentOf(request)?.traceId ?? newId() }, route);
    };
  return (request, response, answerHit, route) =>
    within(traces.begin(request, response, parentOf(request)), () => {
      if (!answerHit()) route();
    });
}
