import { createAction, type Action } from '@reduxjs/toolkit';
import type { Category } from '@/domain/game/game';

/** The lobby's categories from the category-list call (CONF-30); null until they are loaded. */
export type TopCategories = { topCategoryList: readonly Category[] | null };

export const topCategoriesCame = createAction<readonly Category[]>('topCategoriesCame');

const NOTHING_YET: TopCategories = { topCategoryList: null };

/** Later lists replace earlier ones: they arrive with a page and are as recent as it is. */
export const topCategories = (state: TopCategories = NOTHING_YET, action: Action): TopCategories =>
  topCategoriesCame.match(action) ? { topCategoryList: action.payload } : state;

const NONE: readonly Category[] = [];

/** The categories in their order; empty until they are loaded. */
export const topCategoryList = (state: { topCategories: TopCategories }): readonly Category[] =>
  state.topCategories.topCategoryList ?? NONE;
