import { tabTalk } from '@/services/browser/tabTalk';

/** Signals between tabs that a deposit started or ended, and the lock to start one in a single tab. */
export const { tell: tellDepositTabs, watch: watchDepositTabs, alone: aloneAmongTabs } = tabTalk('deposits');
