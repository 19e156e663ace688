import { Ellipsis } from 'lucide';
import { memo } from 'react';
import { IconButton } from '@/components/ui/controls/IconButton';
import { Icon } from '@/components/ui/pictures/Icon';
import { initialsOf } from '@/components/ui/pictures/initials';
import { useLocale } from '@/components/ui/LocaleContext';
import { nameColour } from '@/domain/chat/chatLook';
import type { ChatMessage } from '@/domain/chat/chatLog';
import { isMentioned, textParts } from '@/domain/chat/textParts';
import { formatTime } from '@/domain/format/instant';
import { formatNearInstant } from '@/domain/format/nearInstant';
import { localDay } from '@/domain/time/day';
import { useT } from '@/hooks/useT';
import { ShareCard } from './ShareCard';

export type MessageAction = 'mention' | 'delete' | 'report' | 'block';

type MessageRowProps = {
  message: ChatMessage;
  /** Today on the device: only messages of another day say theirs. */
  today: string | null;
  /** The player's own name, which mentions name. */
  ownName: string | null;
  isOpen: boolean;
  /** What the player may do with it. */
  actions: readonly MessageAction[];
  onToggle: (id: string) => void;
  onAct: (action: MessageAction, message: ChatMessage) => void;
};

/** A message: who wrote it, when, and its text, which is always plain text. */
export const MessageRow = memo(function MessageRow({
  message,
  today,
  ownName,
  isOpen,
  actions,
  onToggle,
  onAct,
}: MessageRowProps) {
  const t = useT();
  const locale = useLocale();
  const { id, team, text, share, at } = message;
  const date = new Date(at);
  const isToday = today === null || localDay(date) === today;
  const player = message.player ?? t('chat.hidden');
  const colour = team ? 'gold' : nameColour(message.colour);
  return (
    <li className={isMentioned(text ?? '', ownName) ? 'mentioned' : undefined}>
      <span className={`who ${colour}`} aria-hidden>
        {initialsOf(player) || player.slice(0, 1)}
      </span>
      <div className="said">
        <p className="line">
          <bdi className={`name ${colour}`}>{player}</bdi>
          {team && <span className="team">{t('chat.team')}</span>}
          <time dateTime={at}>{isToday ? formatTime(locale, date) : formatNearInstant(locale, date)}</time>
        </p>
        {(text !== '' || share === null) && (
          <p className="text" dir="auto">
            {textParts(text ?? '').map((part, index) =>
              // The parts of a message never change.
              part.mentions === null ? part.text : <b key={index}>{part.text}</b>,
            )}
          </p>
        )}
        {share && <ShareCard share={share} />}
      </div>
      {actions.length > 0 && (
        <IconButton
          className="more"
          label={t('chat.more', { name: player })}
          aria-expanded={isOpen}
          onClick={() => onToggle(id)}
        >
          <Icon of={Ellipsis} size={16} />
        </IconButton>
      )}
      {isOpen && (
        <div className="actions">
          {actions.map((action) => (
            <button key={action} type="button" onClick={() => onAct(action, message)}>
              {t(`chat.${action}`)}
            </button>
          ))}
        </div>
      )}
    </li>
  );
});
