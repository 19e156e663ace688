import { readStored, TAB_STORED, writeStored } from '@/services/browser/storage';

/** Whether this tab was left for a page before, so that Back or a reload has led here (E13). Browser only. */
export const wasLeftFor = ({ href }: URL): boolean => readStored(TAB_STORED.leftFor) === href;

/** Notes that the tab is left for a page. Not in the history entry, whose state Next replaces at each load. */
export const noteLeaving = ({ href }: URL): void => writeStored(TAB_STORED.leftFor, href);
