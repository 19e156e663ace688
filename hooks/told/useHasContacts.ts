import { safeHref } from '@/domain/links/safeHref';
import { useSettings } from '../useSettings';

/** Whether the operator lists a way to be reached whose address may stand in a link. */
export const useHasContacts = (): boolean => useSettings().supportLinks.some(({ href }) => safeHref(href) !== null);
