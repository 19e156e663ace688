import { tabTalk } from '@/services/browser/tabTalk';

/** Signals between tabs that a withdrawal was requested or cancelled, and the lock to request one in a single tab. */
export const { tell: tellWithdrawalTabs, watch: watchWithdrawalTabs, alone: aloneAmongTabs } = tabTalk('withdrawals');
