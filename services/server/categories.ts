import type { Category } from '@/domain/game/game';
import { isSwitchedOff, reasonOf, type HttpCall } from '@/services/http/call';
import { fetchCategories } from '@/services/lobby/games';
import { type Tenant } from './backend';
import { logError } from './log';
import { recently } from './recently';

/** As long as a page is fresh, so that all lobby pages show the same list. */
const listsOf = recently<Category[]>(5_000);

export type CategoriesRequest = { http: HttpCall; tenant: Tenant; locale: string; now: Date };

/** The lobby's categories while rendering; `failed` distinguishes an empty list from a failed call (API-23, ERR-03). */
export async function prefetchCategories({
  http,
  tenant,
  locale,
  now,
}: CategoriesRequest): Promise<{ categories: Category[]; failed: boolean }> {
  try {
    const categories = await listsOf(`${tenant.id} ${locale}`, now.getTime(), () => fetchCategories(http, locale));
    return { categories, failed: false };
  } catch (error) {
    if (isSwitchedOff(error)) return { categories: [], failed: false };
    logError('Prefetch error', { call: 'get-full-category-list', cause: reasonOf(error) });
    return { categories: [], failed: true };
  }
}
