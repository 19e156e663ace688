import { useId, useState, type FormEvent, type ReactNode } from 'react';
import styled from 'styled-components';
import { Button } from '@/components/ui/controls/Button';
import { Notice } from '@/components/ui/feedback/Notice';
import { localeOf } from '@/config/locales';
import { isNickname } from '@/domain/account/player/nickname';
import type { Preferences } from '@/domain/account/player/userDetails';
import { FONT_SIZES, NAME_COLOURS, type FontSize, type NameColour } from '@/domain/chat/chatLook';
import { useAbsent } from '@/hooks/useAbsent';
import { useSettings } from '@/hooks/useSettings';
import { useT } from '@/hooks/useT';
import { useChatWrite } from '../useChatWrite';
import { useSetPreferencesMutation } from '@/services/account/preferences';
import { useUpdateUserDetailsMutation } from '@/services/account/profile';
import { useBlockChatPlayerMutation } from '@/services/chat/chat';
import type { ChatPlayer, ChatState } from '@/services/chat/chatWire';
import { bag, text } from '@/services/http/parse';
import { createWrites } from '@/services/http/writes';
import { nameColours } from '../room/nameColours';
import { token } from '@/themes/token';

const Root = styled.div<{ $scheme: 'light' | 'dark' }>`
  ${(props) => nameColours(props.$scheme)}
  flex: 1;
  overflow-y: auto;
  display: flex;
  flex-direction: column;
  gap: ${token('space-20')};
  padding: ${token('space-16')};

  fieldset {
    min-inline-size: 0;
    margin: 0;
    padding: 0;
    border: 0;
  }
  legend,
  label.head,
  h3 {
    margin-block-end: ${token('space-8')};
    font: 650 14px/20px ${token('font-text')};
  }
  .options {
    display: flex;
    flex-wrap: wrap;
    gap: ${token('space-8')};
  }
  .options button {
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }
  .options label {
    display: flex;
    align-items: center;
    gap: ${token('space-8')};
    min-block-size: 44px;
    padding-inline: ${token('space-12')};
    border: 1px solid ${token('border')};
    border-radius: ${token('radius-md')};
    background: ${token('surface2')};
    font: 550 14px/20px ${token('font-text')};
  }
  .options label:has(:checked) {
    border-color: ${token('border-strong')};
    background: ${token('surface3')};
  }
  .swatch {
    inline-size: 14px;
    block-size: 14px;
    border-radius: 50%;
    background: var(--tone);
    forced-color-adjust: none;
  }
  form {
    display: flex;
    flex-wrap: wrap;
    gap: ${token('space-8')};
  }
  form label,
  form p {
    flex: 1 0 100%;
  }
  form p {
    font: 500 13px/20px ${token('font-text')};
    color: ${token('text-muted')};
  }
  form p.problem {
    color: ${token('text')};
    font-weight: 600;
  }
  input[type='text'],
  select {
    flex: 1;
    min-inline-size: 0;
    inline-size: 100%;
    min-block-size: 44px;
    padding-inline: ${token('space-12')};
    border: 1px solid ${token('border-strong')};
    border-radius: ${token('radius-md')};
    background: ${token('surface2')};
    font: 500 16px/24px ${token('font-text')};
    color: ${token('text')};
  }
`;

type ChoiceProps<T extends string | number> = {
  legend: string;
  options: readonly T[];
  chosen: T;
  labelOf: (option: T) => ReactNode;
  onChoose: (option: T) => void;
};

function Choice<T extends string | number>({ legend, options, chosen, labelOf, onChoose }: ChoiceProps<T>) {
  const name = useId();
  return (
    <fieldset>
      <legend>{legend}</legend>
      <div className="options">
        {options.map((option) => (
          <label key={option}>
            <input type="radio" name={name} checked={option === chosen} onChange={() => onChoose(option)} />
            {labelOf(option)}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/** The nickname, which is the profile's: checked here by its form, by the backend for whether it is free. */
function Nickname({ nickname }: { nickname: string | null }) {
  const t = useT();
  const id = useId();
  const { updateUserMethod: method } = useSettings();
  const [update, { isLoading }] = useUpdateUserDetailsMutation();
  const [writes] = useState(createWrites);
  const [name, setName] = useState(nickname ?? '');
  const [said, setSaid] = useState<{ words: string; isWrong: boolean } | null>(null);
  async function save(event: FormEvent) {
    event.preventDefault();
    const value = name.trim();
    if (!isNickname(value)) return setSaid({ words: t('chat.nicknameRule'), isWrong: true });
    const outcome = await writes.send(value, {
      attempt: ({ intent }) => update({ values: { nickname: value }, updateFrom: 'Profile Page', method, intent }),
    });
    if (outcome.kind === 'answered') setSaid({ words: t('chat.saved'), isWrong: false });
    else if (outcome.kind === 'refused') {
      const { message, details } = outcome.error;
      setSaid({ words: text(bag(details).nickname) ?? message ?? t('chat.failed'), isWrong: true });
    } else if (outcome.kind === 'lost') setSaid({ words: t('chat.failed'), isWrong: true });
  }
  const isWrong = said?.isWrong === true;
  return (
    <form onSubmit={(event) => void save(event)} noValidate>
      <label className="head" htmlFor={id}>
        {t('chat.nickname')}
      </label>
      <input
        id={id}
        type="text"
        value={name}
        autoComplete="off"
        dir="auto"
        aria-invalid={isWrong || undefined}
        aria-describedby={`${id}-hint ${id}-said`}
        onChange={({ target }) => setName(target.value)}
      />
      <Button type="submit" look="secondary" aria-busy={isLoading || undefined}>
        {t('chat.save')}
      </Button>
      <p id={`${id}-said`} className="problem" role="status" hidden={said === null}>
        {said?.words}
      </p>
      <p id={`${id}-hint`}>{t('chat.nicknameHint')}</p>
    </form>
  );
}

type ChatSettingsProps = {
  state: ChatState | null;
  scheme: 'light' | 'dark';
  colour: NameColour;
  size: FontSize;
  nickname: string | null;
  /** Shown at once, and saved with the account. */
  onLook: (look: Pick<Preferences, 'chatColour' | 'chatFontSize' | 'chatDark'>) => void;
  onRoom: (room: string) => void;
  onBlocked: (blocked: readonly ChatPlayer[]) => void;
};

/** Room, colour of the name, dark or light, size of the text, nickname, and who is blocked (ENG-08). */
export function ChatSettings(props: ChatSettingsProps) {
  const { state, scheme, colour, size, nickname, onLook, onRoom, onBlocked } = props;
  const t = useT();
  const id = useId();
  const [save, { isError }] = useSetPreferencesMutation();
  const [unblocking] = useBlockChatPlayerMutation();
  const unblock = useChatWrite(unblocking, onBlocked);
  const [noLook, noProfile] = [useAbsent('preferences'), useAbsent('profile')];
  const choose = (look: Parameters<typeof onLook>[0]) => {
    onLook(look);
    void save(look);
  };
  return (
    <Root $scheme={scheme}>
      {state !== null && state.rooms.length > 1 && (
        <div>
          <label className="head" htmlFor={id}>
            {t('chat.room')}
          </label>
          <select id={id} value={state.room} onChange={({ target }) => onRoom(target.value)}>
            {state.rooms.map((room) => (
              <option key={room} value={room}>
                {localeOf(room).name}
              </option>
            ))}
          </select>
        </div>
      )}
      {!noLook && (
        <>
          <Choice
            legend={t('chat.colour')}
            options={NAME_COLOURS}
            chosen={colour}
            labelOf={(one) => (
              <>
                <span className={`swatch ${one}`} />
                {t(`chat.colour.${one}`)}
              </>
            )}
            onChoose={(chatColour) => choose({ chatColour })}
          />
          <Choice
            legend={t('chat.scheme')}
            options={['dark', 'light'] as const}
            chosen={scheme}
            labelOf={(one) => t(`chat.scheme.${one}`)}
            onChoose={(one) => choose({ chatDark: one === 'dark' })}
          />
          <Choice
            legend={t('chat.size')}
            options={FONT_SIZES}
            chosen={size}
            labelOf={(one) => t(`chat.size.${one}`)}
            onChoose={(chatFontSize) => choose({ chatFontSize })}
          />
          {isError && <Notice tone="danger">{t('chat.failed')}</Notice>}
        </>
      )}
      {!noProfile && <Nickname nickname={nickname} />}
      {state !== null && state.blocked.length > 0 && (
        <div>
          <h3>{t('chat.blocked')}</h3>
          <div className="options">
            {state.blocked.map(({ id: player, name }) => (
              <Button key={player} look="secondary" onClick={() => unblock({ player, blocked: false })}>
                {t('chat.unblock', { name: name ?? t('chat.hidden') })}
              </Button>
            ))}
          </div>
        </div>
      )}
    </Root>
  );
}
