import { useEffect, useRef, useState } from 'react';
import { VisuallyHidden } from '@/components/ui/layout/VisuallyHidden';
import type { ChatMessage } from '@/domain/chat/chatLog';
import { useT, type Translate } from '@/hooks/useT';
import { sharedOf } from './Composer';

/** At most one message is read in this time. */
const EVERY_MS = 5_000;

function wordsOf(t: Translate, { player, text, share }: ChatMessage): string {
  const name = player ?? t('chat.hidden');
  if (!share) return t('chat.says', { name, text: text ?? '' });
  const what = sharedOf(t, share.kind === 'statistics' ? share : { kind: share.kind, game: share.game.name });
  return t('chat.says', { name, text: [what, text].filter(Boolean).join('. ') });
}

/** Reads new messages of others to a screen reader, politely: the newest one, at most every five seconds. */
export function Announcer({ messages, self }: { messages: readonly ChatMessage[]; self: string | null }) {
  const t = useT();
  const [said, setSaid] = useState('');
  const newest = messages.at(-1);
  const latest = useRef(newest);
  const known = useRef<number | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => {
    latest.current = newest;
    // What is there on opening is not read.
    known.current ??= newest?.number ?? 0;
    if (timer.current || !newest || newest.number <= known.current) return;
    const say = () => {
      timer.current = undefined;
      const message = latest.current;
      if (!message || message.number <= (known.current ?? 0)) return;
      known.current = message.number;
      if (message.playerId !== null && message.playerId === self) return;
      setSaid(wordsOf(t, message));
      timer.current = setTimeout(say, EVERY_MS);
    };
    say();
  }, [newest, self, t]);
  useEffect(
    () => () => {
      clearTimeout(timer.current);
      timer.current = undefined;
    },
    [],
  );
  return <VisuallyHidden role="status">{said}</VisuallyHidden>;
}
