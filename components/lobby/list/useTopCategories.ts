import { useSelector } from 'react-redux';
import type { Category } from '@/domain/game/game';
import { topCategoryList } from '@/store/topCategories';

/** The casino's categories in display order, from the app state (CONF-30); empty when the call failed. */
export const useTopCategories = (): readonly Category[] => useSelector(topCategoryList);
