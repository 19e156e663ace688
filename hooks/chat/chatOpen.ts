import { STORED, readStored, writeStored } from '@/services/browser/storage';
import { useStored } from '@/hooks/useStored';

const OPEN = 'open';

/** Whether the chat is open; remembered in the browser, closed by default. */
export const useChatOpen = (): boolean => useStored(STORED.chat) === OPEN;

/** Opens or closes the chat in every tab. */
export const setChatOpen = (isOpen: boolean): void => writeStored(STORED.chat, isOpen ? OPEN : null);

export const toggleChat = (): void => setChatOpen(readStored(STORED.chat) !== OPEN);
