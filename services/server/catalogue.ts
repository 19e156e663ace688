import { ENDPOINTS } from '@/config/endpoints/endpoints';
import { HOUR_MS } from '@/domain/time/lengths';
import { call, type HttpCall } from '@/services/http/call';
import { toGamesPage } from '@/services/lobby/games';
import { type Tenant } from './backend';
import { recently } from './recently';

/** The largest page the backend returns. */
const LIMIT = 100;
/** Enough for the largest catalogue, 10,000 games; stops for a backend whose list never ends. */
const MAX_PAGES = 100;

/** The list is kept for an hour. */
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

/** The ids of all games of a tenant, fetched page by page and cached for an hour. Rejects when a call fails. */
export const catalogueIds = (http: HttpCall, tenant: Tenant, now: Date): Promise<string[]> =>
  idsOf(tenant.id, now.getTime(), () => fetchIds(http));
