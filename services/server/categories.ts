import type { Category } from '@/domain/game/game';
import type { HttpCall } from '../call';
import { fetchCategories } from '../games';
import { logError } from './log';

/** The lobby's categories while rendering; `failed` tells an empty list from one that could not be had (API-23, ERR-03). */
export async function prefetchCategories(
  http: HttpCall,
  locale: string,
): Promise<{ categories: Category[]; failed: boolean }> {
  try {
    return { categories: await fetchCategories(http, locale), failed: false };
  } catch {
    logError('Prefetch error', { call: 'get-full-category-list' });
    return { categories: [], failed: true };
  }
}
