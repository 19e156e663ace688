import { tabTalk } from '@/services/browser/tabTalk';

/** What tabs tell each other of withdrawals, asked for or taken back, and that one alone asks for them. */
export const { tell: tellWithdrawalTabs, watch: watchWithdrawalTabs, alone: aloneAmongTabs } = tabTalk('withdrawals');
