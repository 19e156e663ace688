import { Bell } from 'lucide';
import styled from 'styled-components';
import { IconButton } from '@/components/ui/controls/IconButton';
import { Icon } from '@/components/ui/pictures/Icon';
import { openModal } from '@/hooks/address/modalAddress';
import { token } from '@/themes/token';
import { useInbox } from './useInbox';
import { useInboxName } from './useInboxName';

const Root = styled.span`
  position: relative;
  display: block;

  > .dot {
    position: absolute;
    inset-block-start: 9px;
    inset-inline-end: 10px;
    inline-size: 9px;
    block-size: 9px;
    border: 2px solid ${token('bg')};
    box-sizing: content-box;
    border-radius: 50%;
    background: ${token('reward')};
    pointer-events: none;
  }
`;

/** Opens the inbox; a dot says that something in it is unread. */
export function InboxBell() {
  const { offered, unread } = useInbox();
  const name = useInboxName(unread);
  if (!offered) return null;
  return (
    <Root>
      <IconButton label={name} aria-haspopup="dialog" onClick={() => openModal('inbox')}>
        <Icon of={Bell} />
      </IconButton>
      {unread > 0 && <span className="dot" />}
    </Root>
  );
}
