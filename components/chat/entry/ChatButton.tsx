import { MessageCircle } from 'lucide';
import styled from 'styled-components';
import { IconButton } from '@/components/ui/controls/IconButton';
import { Icon } from '@/components/ui/pictures/Icon';
import { useT } from '@/hooks/useT';
import { media } from '@/themes/media';
import { toggleChat, useChatOpen } from '@/hooks/chat/chatOpen';
import { useChatOffered } from '@/hooks/chat/useChatOffered';

/** In the header of larger screens; on a phone the chat is in the menu. */
const Root = styled(IconButton)`
  ${media.phone} {
    display: none;
  }
`;

/** Opens and closes the chat from the header. */
export function ChatButton() {
  const t = useT();
  const [isOpen, isOffered] = [useChatOpen(), useChatOffered()];
  if (!isOffered) return null;
  return (
    <Root label={t('shell.chat')} filled={isOpen} aria-expanded={isOpen} onClick={toggleChat}>
      <Icon of={MessageCircle} />
    </Root>
  );
}
