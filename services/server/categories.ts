import type { Category } from '@/domain/game/game';
import type { HttpCall } from '@/services/http/call';
import { fetchCategories } from '@/services/lobby/games';
import { type Tenant } from './backend';
import { logError } from './log';
import { recently } from './recently';

/** As long as a page is fresh: all pages of the lobby show the same list. */
const listsOf = recently<Category[]>(5_000);

/** Who asks: the tenant with its client, the language's code, the instant. */
export type CategoriesRequest = { http: HttpCall; tenant: Tenant; locale: string; now: Date };

/** The lobby's categories while rendering; `failed` tells an empty list from one that could not be had (API-23, ERR-03). */
export async function prefetchCategories({
  http,
  tenant,
  locale,
  now,
}: CategoriesRequest): Promise<{ categories: Category[]; failed: boolean }> {
  try {
    const categories = await listsOf(`${tenant.id} ${locale}`, now.getTime(), () => fetchCategories(http, locale));
    return { categories, failed: false };
  } catch {
    logError('Prefetch error', { call: 'get-full-category-list' });
    return { categories: [], failed: true };
  }
}
