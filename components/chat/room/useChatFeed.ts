import { startTransition, useEffect, useState } from 'react';
import { useDispatch } from 'react-redux';
import type { ChatMessage } from '@/domain/chat/chatLog';
import { useSocketEvent } from '@/hooks/useSocketEvent';
import { chatMessagesEndpoint } from '@/services/chat/chat';
import { createChatFeed, type ChatFeed, type ChatView } from '@/services/chat/chatFeed';
import { toChatMessage, type ChatPlayer } from '@/services/chat/chatWire';
import { asCallError } from '@/services/http/call';
import type { Store } from '@/store/store';

/** Passes on to the present feed, so that it is one object while rooms change. */
function createFeedHolder() {
  let feed: ChatFeed | null = null;
  return {
    hold: (next: ChatFeed | null): void => void (feed = next),
    receive: (message: ChatMessage): void => feed?.receive(message),
    ask: (): void => feed?.ask(),
    toLatest: (): void => feed?.toLatest(),
    older: (): void => void feed?.older(),
    blocked: (players: readonly ChatPlayer[]): void => feed?.blocked(players),
  };
}

export type HeldFeed = Omit<ReturnType<typeof createFeedHolder>, 'hold'>;

/** The feed of a room while the chat is open, and what is seen of it; null before it says anything. */
export function useChatFeed(room: string | null): { view: ChatView | null; feed: HeldFeed } {
  const dispatch = useDispatch<Store['dispatch']>();
  const [view, setView] = useState<ChatView | null>(null);
  const [feed] = useState(createFeedHolder);
  useEffect(() => {
    const made = createChatFeed({
      room,
      fetchPage: async (query) => {
        const options = { subscribe: false, forceRefetch: true };
        const { data, error } = await dispatch(chatMessagesEndpoint.initiate(query, options));
        return data ? { data } : { error: asCallError(error) };
      },
      // What others write waits for what is being typed.
      onChange: (next) => startTransition(() => setView(next)),
    });
    feed.hold(made);
    window.addEventListener('online', made.ask);
    return () => {
      window.removeEventListener('online', made.ask);
      made.stop();
      feed.hold(null);
      setView(null);
    };
  }, [dispatch, feed, room]);
  useSocketEvent('chatMessage', (wire) => {
    const message = toChatMessage(wire);
    if (message) feed.receive(message);
  });
  useSocketEvent('chatRoom', feed.ask);
  useSocketEvent('connected', feed.ask);
  return { view, feed };
}
