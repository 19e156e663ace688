import { tabTalk } from '@/services/browser/tabTalk';

/** Signals between tabs that a bonus was activated, cancelled or claimed. */
export const { tell: tellBonusTabs, watch: watchBonusTabs } = tabTalk('bonuses');
