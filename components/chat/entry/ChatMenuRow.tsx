import { MessageCircle } from 'lucide';
import styled from 'styled-components';
import { Icon } from '@/components/ui/pictures/Icon';
import { useT } from '@/hooks/useT';
import { token } from '@/themes/token';
import { setChatOpen } from '@/hooks/chat/chatOpen';
import { useChatOffered } from '@/hooks/chat/useChatOffered';

const Root = styled.button`
  display: flex;
  align-items: center;
  gap: ${token('space-12')};
  inline-size: 100%;
  min-block-size: 48px;
  margin-block-start: ${token('space-8')};
  padding-inline: ${token('space-12')};
  border-radius: ${token('radius-md')};
  font: 600 ${token('type-md')} ${token('font-text')};
  color: ${token('text-muted')};
  text-align: start;

  &:hover {
    background: ${token('surface2')};
    color: ${token('text')};
  }
`;

/** The way to the chat in the full menu, which it closes. */
export function ChatMenuRow({ onOpen }: { onOpen: (() => void) | undefined }) {
  const t = useT();
  const isOffered = useChatOffered();
  if (!isOffered) return null;
  const open = () => {
    setChatOpen(true);
    onOpen?.();
  };
  return (
    <Root type="button" onClick={open}>
      <Icon of={MessageCircle} />
      {t('shell.chat')}
    </Root>
  );
}
