import { useChatOpen } from '@/hooks/chat/chatOpen';
import { useChatOffered } from '@/hooks/chat/useChatOffered';
import { latePart } from './latePart';

function useShown(): boolean {
  const [isOpen, isOffered] = [useChatOpen(), useChatOffered()];
  return isOpen && isOffered;
}

/** The chat (W-22): nothing of it is loaded before it is first opened. */
export const LateChat = latePart({
  texts: ['chat'],
  load: async () => (await import('@/components/chat/panel/ChatPanel')).ChatPanel,
  useWanted: useShown,
});
