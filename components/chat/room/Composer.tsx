import { SendHorizontal, X } from 'lucide';
import { useEffect, useId, type FormEvent, type RefObject } from 'react';
import styled from 'styled-components';
import { IconButton } from '@/components/ui/controls/IconButton';
import { Icon } from '@/components/ui/pictures/Icon';
import { VisuallyHidden } from '@/components/ui/layout/VisuallyHidden';
import { useLocale } from '@/components/ui/LocaleContext';
import type { ChatMessage } from '@/domain/chat/chatLog';
import { formatNearInstant } from '@/domain/format/nearInstant';
import { offerShare, useOfferedShare } from '@/hooks/chat/chatShare';
import { useT, type Translate } from '@/hooks/useT';
import { useSendChatMessageMutation, type ShareChoice } from '@/services/chat/chat';
import type { ChatState } from '@/services/chat/chatWire';
import type { CallError } from '@/services/http/call';
import { bag, number } from '@/services/http/parse';
import { token } from '@/themes/token';
import { setDraft, useDraft, writesOf } from './drafts';

const Root = styled.form`
  padding: ${token('space-12')};
  border-block-start: 1px solid ${token('border')};

  > div {
    display: flex;
    gap: ${token('space-8')};
  }
  input {
    flex: 1;
    min-inline-size: 0;
    min-block-size: 44px;
    padding-inline: ${token('space-12')};
    border: 1px solid ${token('border-strong')};
    border-radius: ${token('radius-md')};
    background: ${token('surface2')};
    font: 500 16px/24px ${token('font-text')};
    color: ${token('text')};
  }
  input::placeholder {
    color: ${token('text-muted')};
  }
  button {
    flex: none;
    display: grid;
    place-items: center;
    inline-size: 44px;
    block-size: 44px;
    border-radius: ${token('radius-md')};
    background: ${token('accent')};
    color: ${token('on-accent')};
  }
  button[aria-disabled='true'] {
    opacity: 0.5;
    cursor: default;
  }
  button:dir(rtl) svg {
    transform: scaleX(-1);
  }
  p {
    margin-block-end: ${token('space-8')};
    font: 500 13px/20px ${token('font-text')};
    color: ${token('text-muted')};
  }
  p.problem {
    color: ${token('text')};
  }
  > div.share {
    align-items: center;
    margin-block-end: ${token('space-8')};
    padding-inline-start: ${token('space-12')};
    border-radius: ${token('radius-md')};
    background: ${token('surface2')};
    font: 600 13px/20px ${token('font-text')};
  }
  > div.share > bdi {
    flex: 1;
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }
  > div.share > button {
    background: transparent;
    color: ${token('text-muted')};
  }
`;

/** The most letters of a message. */
const MOST_LETTERS = 500;
/** Before each time a lost message is sent again by itself, under the same key. */
const PAUSES_MS = [500, 1_500, 3_000];

function wordsOf(t: Translate, { code, message, details }: CallError): string {
  const seconds = number(bag(details).seconds) ?? 1;
  switch (code) {
    case 'CHAT_SLOW':
      return t('chat.slowWait', { seconds });
    case 'TOO_MANY_ATTEMPTS':
      return t('chat.tooMany', { seconds });
    case 'CHAT_WORDS':
      return t('chat.words');
    case 'CHAT_SHARE_NOT_FOUND':
      return t('chat.share.failed');
    case 'CHAT_MUTED':
      return t('chat.muted');
    default:
      return message ?? t('chat.failed');
  }
}

type ComposerProps = {
  /** Whose draft it is. */
  player: string;
  state: ChatState;
  field: RefObject<HTMLInputElement | null>;
  onSent: (message: ChatMessage) => void;
  /** The backend has refused it: the rules may have changed. */
  onRefused: () => void;
};

/** What is shared, in words. */
export const sharedOf = (
  t: Translate,
  share: { kind: 'statistics' } | { kind: 'win' | 'pulse'; game: string },
): string =>
  share.kind === 'statistics' ? t('chat.share.statistics') : t(`chat.share.${share.kind}`, { game: share.game });

/** The field of a message, with what keeps the player from sending said beside it. Nothing typed is lost. */
export function Composer({ player, state, field, onSent, onRefused }: ComposerProps) {
  const t = useT();
  const locale = useLocale();
  const id = useId();
  const [send] = useSendChatMessageMutation();
  const { text: value, isSending, problem } = useDraft(player);
  const { muted, mutedUntil, slowSeconds, room } = state;
  const offered = useOfferedShare();
  const shared = offered && sharedOf(t, offered);
  useEffect(() => {
    if (offered) field.current?.focus();
  }, [offered, field]);

  async function submit(event: FormEvent) {
    event.preventDefault();
    const text = value.trim();
    if ((text === '' && !offered) || muted || isSending) return;
    setDraft(player, { isSending: true, problem: null });
    const share: ShareChoice | null = offered && {
      kind: offered.kind,
      ...('id' in offered && { id: offered.id }),
    };
    const outcome = await writesOf(player).send<ChatMessage>(`${room} ${JSON.stringify(share)} ${text}`, {
      attempt: (write) => send({ room, text, share, ...write }),
      pauses: PAUSES_MS,
    });
    setDraft(player, { isSending: false });
    if (outcome.kind === 'answered') {
      setDraft(player, { text: '' });
      offerShare(null);
      onSent(outcome.data);
    } else if (outcome.kind === 'refused') {
      setDraft(player, { problem: wordsOf(t, outcome.error) });
      onRefused();
    } else if (outcome.kind === 'lost') setDraft(player, { problem: t('chat.lost') });
  }

  const until = mutedUntil === null ? null : formatNearInstant(locale, new Date(mutedUntil));
  const rule = muted
    ? until === null
      ? t('chat.muted')
      : t('chat.mutedUntil', { time: until })
    : slowSeconds > 0
      ? t('chat.slow', { seconds: slowSeconds })
      : null;
  return (
    <Root onSubmit={(event) => void submit(event)}>
      {rule !== null && <p id={`${id}-rule`}>{rule}</p>}
      <p id={`${id}-problem`} className="problem" role="alert" hidden={problem === null}>
        {problem}
      </p>
      {shared !== null && (
        <div className="share">
          <bdi id={`${id}-share`}>{shared}</bdi>
          <IconButton label={t('chat.share.remove')} onClick={() => offerShare(null)}>
            <Icon of={X} size={16} />
          </IconButton>
        </div>
      )}
      <div>
        <input
          ref={field}
          type="text"
          value={value}
          maxLength={MOST_LETTERS}
          readOnly={muted || isSending}
          autoComplete="off"
          dir="auto"
          enterKeyHint="send"
          aria-label={t('chat.field')}
          aria-describedby={`${id}-rule ${id}-share ${id}-problem`}
          placeholder={t('chat.placeholder')}
          onChange={({ target }) => setDraft(player, { text: target.value })}
        />
        <button type="submit" aria-disabled={muted || isSending || undefined} aria-label={t('chat.send')}>
          <Icon of={SendHorizontal} />
        </button>
      </div>
      <VisuallyHidden role="status">{isSending ? t('chat.sending') : ''}</VisuallyHidden>
    </Root>
  );
}
