import { useMemo, useRef, type RefObject } from 'react';
import styled from 'styled-components';
import { Button } from '@/components/ui/controls/Button';
import type { ChatMessage } from '@/domain/chat/chatLog';
import { useAlert } from '@/hooks/useAlert';
import { useClock } from '@/hooks/useClock';
import { useSettings } from '@/hooks/useSettings';
import { useT } from '@/hooks/useT';
import { useChatWrite } from '../useChatWrite';
import {
  useBlockChatPlayerMutation,
  useDeleteChatMessageMutation,
  useReportChatMessageMutation,
} from '@/services/chat/chat';
import type { ChatView } from '@/services/chat/chatFeed';
import type { ChatState } from '@/services/chat/chatWire';
import { token } from '@/themes/token';
import { Announcer } from './Announcer';
import { Composer } from './Composer';
import { draftOf, setDraft } from './drafts';
import type { MessageAction } from './MessageRow';
import { Messages } from './Messages';
import type { HeldFeed } from './useChatFeed';

const Root = styled.div`
  flex: 1;
  display: flex;
  flex-direction: column;
  min-block-size: 0;

  &[hidden] {
    display: none;
  }
  > .bar {
    display: flex;
    align-items: center;
    gap: ${token('space-8')};
    padding: ${token('space-8')} ${token('space-16')};
    background: ${token('surface2')};
    font: 500 13px/20px ${token('font-text')};
  }
  > .wait {
    margin: auto;
    padding: ${token('space-16')};
    color: ${token('text-muted')};
    text-align: center;
  }
`;

/** A draft that also names a player. */
const mentioning = (text: string, player: string): string =>
  `${text}${text === '' || text.endsWith(' ') ? '' : ' '}@${player} `;

/** An own message can be deleted this long. */
const DELETABLE_MS = 120_000;

const NONE: readonly MessageAction[] = [];
const OWN: readonly MessageAction[] = ['delete'];

type ChatRoomProps = {
  player: string;
  view: ChatView | null;
  feed: HeldFeed;
  isHidden: boolean;
  scheme: 'light' | 'dark';
  size: number;
  ownName: string | null;
  field: RefObject<HTMLInputElement | null>;
};

/** What the player may do with a message, as this backend has it; the lists are the same in every render. */
function useActions(self: string | null): (message: ChatMessage) => readonly MessageAction[] {
  const { endpoints } = useSettings();
  const now = useClock();
  const others = useMemo<readonly MessageAction[]>(
    () => [
      'mention',
      ...(endpoints.reportChatMessage === null ? [] : (['report'] as const)),
      ...(endpoints.blockChatPlayer === null ? [] : (['block'] as const)),
    ],
    [endpoints],
  );
  const noDelete = endpoints.deleteChatMessage === null;
  const unnamed = useMemo(() => others.filter((action) => action !== 'mention'), [others]);
  return ({ playerId, player, team, at }) => {
    if (team || playerId === null) return NONE;
    if (playerId !== self) return player === null ? unnamed : others;
    return !noDelete && now !== null && now - Date.parse(at) < DELETABLE_MS ? OWN : NONE;
  };
}

/** A room: its messages, and the field to write in. */
export function ChatRoom({ player, view, feed, isHidden, scheme, size, ownName, field }: ChatRoomProps) {
  const t = useT();
  const alert = useAlert();
  const [removing] = useDeleteChatMessageMutation();
  const [reporting] = useReportChatMessageMutation();
  const [blocking] = useBlockChatPlayerMutation();
  const remove = useChatWrite(removing, feed.receive);
  const report = useChatWrite(reporting, () => alert.success(t('chat.reported')));
  const block = useChatWrite(blocking, feed.blocked);
  const toEnd = useRef<() => void>(null);
  const state: ChatState | null = view?.state ?? null;
  const actionsOf = useActions(state?.self ?? null);
  const messages = view?.log.messages;
  const blocked = state?.blocked;
  const shown = useMemo(() => {
    const hidden = new Set(blocked?.map(({ id }) => id));
    return (messages ?? []).filter(({ playerId }) => playerId === null || !hidden.has(playerId));
  }, [messages, blocked]);

  function act(action: MessageAction, message: ChatMessage) {
    switch (action) {
      case 'mention':
        return setDraft(player, { text: mentioning(draftOf(player).text, message.player ?? '') });
      case 'delete':
        return remove({ message: message.id });
      case 'report':
        return report({ message: message.id });
      case 'block':
        return message.playerId === null ? undefined : block({ player: message.playerId, blocked: true });
    }
  }

  /** An own message is seen at once, also by who was reading older ones. */
  function sent(message: ChatMessage) {
    feed.receive(message);
    toEnd.current?.();
  }

  if (view?.phase === 'refused')
    return (
      <Root hidden={isHidden}>
        <p className="wait">{t('chat.refused')}</p>
      </Root>
    );
  return (
    <Root hidden={isHidden}>
      {view?.phase === 'offline' && (
        <div className="bar">
          <span role="status">{t('chat.offline')}</span>
          <Button look="quiet" onClick={feed.ask}>
            {t('chat.retry')}
          </Button>
        </div>
      )}
      {view === null || state === null ? (
        <p className="wait" role="status">
          {view?.phase === 'offline' ? '' : t('chat.connecting')}
        </p>
      ) : (
        <>
          <Messages
            log={view.log}
            shown={shown}
            scheme={scheme}
            size={size}
            ownName={ownName}
            actionsOf={actionsOf}
            onAct={act}
            onOlder={feed.older}
            isFetchingOlder={view.isFetchingOlder}
            onLatest={feed.toLatest}
            endRef={toEnd}
          />
          <Announcer messages={shown} self={state.self} />
          <Composer player={player} state={state} field={field} onSent={sent} onRefused={feed.ask} />
        </>
      )}
    </Root>
  );
}
