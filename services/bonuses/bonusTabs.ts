import { tabTalk } from '@/services/browser/tabTalk';

/** What tabs tell each other of bonuses, taken, given up or claimed. */
export const { tell: tellBonusTabs, watch: watchBonusTabs } = tabTalk('bonuses');
