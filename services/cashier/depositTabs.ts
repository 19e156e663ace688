import { tabTalk } from '@/services/browser/tabTalk';

/** What tabs tell each other of deposits, begun or ended, and that one alone begins them. */
export const { tell: tellDepositTabs, watch: watchDepositTabs, alone: aloneAmongTabs } = tabTalk('deposits');
