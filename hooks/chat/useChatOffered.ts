import { useAbsent } from '@/hooks/useAbsent';
import { useUnpromoted } from '@/hooks/player/useQuiet';

/** Whether this visitor may have the chat: not where the backend lacks it, and not for who has excluded themselves or is in quiet mode. */
export function useChatOffered(): boolean {
  const [isAbsent, unpromoted] = [useAbsent('chat'), useUnpromoted()];
  return !isAbsent && !unpromoted;
}
