import { createAction, type Action } from '@reduxjs/toolkit';
import type { Category } from '@/domain/game/game';

/** The casino's lists as the category-list call gave them (CONF-30): held beside the settings, null until they came. */
export type TopCategories = { topCategoryList: readonly Category[] | null };

/** The lists have come. */
export const topCategoriesCame = createAction<readonly Category[]>('topCategoriesCame');

const NOTHING_YET: TopCategories = { topCategoryList: null };

/** Later lists replace earlier ones: they come with a page, which is as young as the lists are. */
export const topCategories = (state: TopCategories = NOTHING_YET, action: Action): TopCategories =>
  topCategoriesCame.match(action) ? { topCategoryList: action.payload } : state;

const NONE: readonly Category[] = [];

/** The lists in their order; none while they have not come. */
export const topCategoryList = (state: { topCategories: TopCategories }): readonly Category[] =>
  state.topCategories.topCategoryList ?? NONE;
