import { useAbsent } from '@/hooks/useAbsent';
import { useExcluded } from '@/hooks/player/useExcluded';

/** Whether this visitor may have the chat: not where the backend lacks it, and not for who has excluded themselves. */
export function useChatOffered(): boolean {
  const [isAbsent, excluded] = [useAbsent('chat'), useExcluded() !== null];
  return !isAbsent && !excluded;
}
