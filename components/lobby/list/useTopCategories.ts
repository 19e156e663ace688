import { useSelector } from 'react-redux';
import type { Category } from '@/domain/game/game';
import { topCategoryList } from '@/store/topCategories';

/** The casino's lists in their order, from the app's state (CONF-30); none when the call failed. */
export const useTopCategories = (): readonly Category[] => useSelector(topCategoryList);
