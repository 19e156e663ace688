import { tabTalk } from '@/services/browser/tabTalk';

/** Signals between tabs that the profile was saved. */
export const { tell: tellProfileTabs, watch: watchProfileTabs } = tabTalk('profile');
