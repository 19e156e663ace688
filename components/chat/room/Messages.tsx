import { useEffect, useImperativeHandle, useLayoutEffect, useRef, useState, type Ref, type UIEvent } from 'react';
import styled from 'styled-components';
import { Button } from '@/components/ui/controls/Button';
import type { ChatLog, ChatMessage } from '@/domain/chat/chatLog';
import { localDay } from '@/domain/time/day';
import { useClock } from '@/hooks/useClock';
import { useT } from '@/hooks/useT';
import { token } from '@/themes/token';
import { nameColours } from './nameColours';
import { MessageRow, type MessageAction } from './MessageRow';

const Root = styled.div<{ $size: number; $scheme: 'light' | 'dark' }>`
  ${(props) => nameColours(props.$scheme)}
  position: relative;
  flex: 1;
  min-block-size: 0;

  > .scroll {
    display: flex;
    flex-direction: column;
    block-size: 100%;
    overflow-y: auto;
    overscroll-behavior: contain;
    padding: ${token('space-12')} ${token('space-16')};
  }
  > .latest {
    position: absolute;
    inset-block-end: ${token('space-8')};
    inset-inline: 0;
    display: grid;
    justify-content: center;
  }
  ul {
    margin-block-start: auto;
  }
  li {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr) auto;
    column-gap: ${token('space-12')};
    align-items: start;
    padding-block: ${token('space-8')};
    border-radius: ${token('radius-md')};
  }
  .mentioned {
    margin-inline: calc(-1 * ${token('space-8')});
    padding-inline: ${token('space-8')};
    background: ${token('surface2')};
    box-shadow: inset 2px 0 ${token('accent')};
  }
  .mentioned:dir(rtl) {
    box-shadow: inset -2px 0 ${token('accent')};
  }
  .who {
    display: grid;
    place-items: center;
    inline-size: 32px;
    block-size: 32px;
    border-radius: 50%;
    background: ${token('surface3')};
    color: var(--tone);
    font: 700 12px/1 ${token('font-text')};
  }
  .line {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    gap: 0 6px;
    font: 500 13px/20px ${token('font-text')};
  }
  .name {
    color: var(--tone);
    font-weight: 650;
    overflow-wrap: anywhere;
  }
  time {
    color: ${token('text-muted')};
    font-variant-numeric: tabular-nums;
  }
  .team {
    padding-inline: ${token('space-8')};
    border-radius: ${token('radius-pill')};
    background: ${token('reward-soft')};
    color: ${token('reward-text')};
    font-weight: 600;
  }
  .text {
    font-size: ${(props) => props.$size}px;
    line-height: 1.4;
    overflow-wrap: anywhere;
  }
  .text b {
    font-weight: 650;
  }
  .actions {
    grid-column: 2;
    display: flex;
    flex-wrap: wrap;
    gap: ${token('space-4')};
    padding-block-start: ${token('space-4')};
  }
  .actions button {
    min-block-size: 44px;
    padding-inline: ${token('space-12')};
    border-radius: ${token('radius-md')};
    background: ${token('surface3')};
    font: 600 13px/20px ${token('font-text')};
  }
  .more {
    margin-block: -6px;
    margin-inline-end: -12px;
    color: ${token('text-muted')};
  }
  .state {
    margin-block: auto;
    color: ${token('text-muted')};
    text-align: center;
  }
`;

/** How near to the end still counts as being there. */
const NEAR = 48;
/** Rows drawn for a reader at the end; all of them once the reader goes up. */
const AT_END = 24;

type MessagesProps = {
  log: ChatLog;
  /** What is shown of it: not what the player has blocked. */
  shown: readonly ChatMessage[];
  scheme: 'light' | 'dark';
  size: number;
  ownName: string | null;
  actionsOf: (message: ChatMessage) => readonly MessageAction[];
  onAct: (action: MessageAction, message: ChatMessage) => void;
  onOlder: () => void;
  isFetchingOlder: boolean;
  onLatest: () => void;
  /** Goes to the newest message. */
  endRef: Ref<() => void>;
};

/** The messages of a room, which stay at the end while the reader is there, and still while older ones are read. */
export function Messages(props: MessagesProps) {
  const { log, shown, scheme, size, ownName, actionsOf, onAct, onOlder, isFetchingOlder, onLatest, endRef } = props;
  const t = useT();
  const now = useClock();
  const today = now === null ? null : localDay(new Date(now));
  const scroll = useRef<HTMLDivElement>(null);
  const atEnd = useRef(true);
  const before = useRef({ first: 0, height: 0 });
  const [isAway, setAway] = useState(false);
  const [open, setOpen] = useState<string | null>(null);
  const drawn = isAway ? shown : shown.slice(-AT_END);
  const first = drawn[0]?.number ?? 0;

  useLayoutEffect(() => {
    const box = scroll.current;
    if (!box) return;
    if (atEnd.current) box.scrollTop = box.scrollHeight;
    else if (first < before.current.first) box.scrollTop += box.scrollHeight - before.current.height;
    before.current = { first, height: box.scrollHeight };
  }, [drawn.length, shown, first, size]);

  const onScroll = ({ currentTarget: box }: UIEvent<HTMLDivElement>) => {
    atEnd.current = box.scrollHeight - box.scrollTop - box.clientHeight < NEAR;
    setAway(!atEnd.current);
  };
  const goUp = () => {
    atEnd.current = false;
    setAway(true);
  };
  const toEnd = () => {
    atEnd.current = true;
    setAway(false);
    if (log.hasNewer) onLatest();
    else if (scroll.current) scroll.current.scrollTop = scroll.current.scrollHeight;
  };
  useImperativeHandle(endRef, () => toEnd);
  const [toggle] = useState(() => (id: string) => setOpen((now) => (now === id ? null : id)));
  const latestAct = useRef(onAct);
  useEffect(() => void (latestAct.current = onAct));
  // The same for all renders, so that a row is drawn once.
  const [act] = useState(() => (action: MessageAction, message: ChatMessage) => {
    setOpen(null);
    latestAct.current(action, message);
  });
  return (
    <Root $size={size} $scheme={scheme}>
      <div className="scroll" ref={scroll} onScroll={onScroll}>
        {(log.hasOlder || drawn.length < shown.length) && (
          <Button
            look="quiet"
            onClick={drawn.length < shown.length ? goUp : onOlder}
            aria-busy={isFetchingOlder || undefined}
          >
            {t('chat.earlier')}
          </Button>
        )}
        {shown.length === 0 ? (
          <p className="state">{t('chat.empty')}</p>
        ) : (
          <ul aria-label={t('chat.messages')}>
            {drawn.map((message) => (
              <MessageRow
                key={message.id}
                message={message}
                today={today}
                ownName={ownName}
                isOpen={open === message.id}
                actions={actionsOf(message)}
                onToggle={toggle}
                onAct={act}
              />
            ))}
          </ul>
        )}
      </div>
      {(isAway || log.hasNewer) && (
        <div className="latest">
          <Button look="secondary" onClick={toEnd}>
            {t('chat.latest')}
          </Button>
        </div>
      )}
    </Root>
  );
}
