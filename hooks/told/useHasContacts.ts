import { safeHref } from '@/domain/links/safeHref';
import { useSettings } from '../useSettings';

/** Whether the operator can be reached by live chat. */
export function useHasLiveChat(): boolean {
  const { showLiveChat, liveChatScript } = useSettings();
  return showLiveChat && liveChatScript !== null;
}

/** Whether there is a way to reach the operator: live chat, or a listed one whose address may stand in a link. */
export function useHasContacts(): boolean {
  const { supportLinks } = useSettings();
  const hasChat = useHasLiveChat();
  return hasChat || supportLinks.some(({ href }) => safeHref(href) !== null);
}
