import { ENDPOINTS } from '@/config/endpoints/endpoints';
import { call, type HttpCall } from '@/services/http/call';
import { toGamesPage } from '@/services/lobby/games';
import { type Tenant } from './backend';
import { recently } from './recently';

/** The longest list the backend gives at once. */
const LIMIT = 100;
/** The catalogue of 10,000 games is the largest; a backend that never ends its list is left. */
const MAX_PAGES = 100;
/** Whoever asks for the list again within the hour costs the backend nothing. */
const HOUR_MS = 3_600_000;

const idsOf = recently<string[]>(HOUR_MS);

async function fetchIds(http: HttpCall): Promise<string[]> {
  const ids: string[] = [];
  for (let pageNo = 1; pageNo <= MAX_PAGES; pageNo++) {
    const { games } = toGamesPage(
      await http({ ...call(ENDPOINTS.games), query: { sort: 'name', pageNo, limit: LIMIT }, cacheable: true }),
    );
    ids.push(...games.map(({ id }) => id));
    if (games.length < LIMIT) break;
  }
  return [...new Set(ids)];
}

/** The ids of all games of a tenant, page after page; kept for an hour. Rejects when one of its answers does not come. */
export const catalogueIds = (http: HttpCall, tenant: Tenant, now: Date): Promise<string[]> =>
  idsOf(tenant.id, now.getTime(), () => fetchIds(http));
