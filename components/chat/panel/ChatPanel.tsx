import { ArrowLeft, SlidersHorizontal, X } from 'lucide';
import { useEffect, useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react';
import { useSelector } from 'react-redux';
import styled from 'styled-components';
import { Button } from '@/components/ui/controls/Button';
import { IconButton } from '@/components/ui/controls/IconButton';
import { Icon } from '@/components/ui/pictures/Icon';
import { localeOf } from '@/config/locales';
import { CHAT_MARK } from '@/config/chat';
import type { Preferences } from '@/domain/account/player/userDetails';
import { fontSize, nameColour, SURFACES } from '@/domain/chat/chatLook';
import { openModal } from '@/hooks/address/modalAddress';
import { useAuth } from '@/hooks/player/useAuth';
import { useLoginOff } from '@/hooks/player/useLoginOff';
import { useAbsent } from '@/hooks/useAbsent';
import { useColourScheme } from '@/hooks/useColourScheme';
import { useT } from '@/hooks/useT';
import { userDetailsEndpoint } from '@/services/account/profile';
import { media } from '@/themes/media';
import { token } from '@/themes/token';
import { setChatOpen } from '@/hooks/chat/chatOpen';
import { ChatRoom } from '../room/ChatRoom';
import { useChatFeed } from '../room/useChatFeed';
import { ChatSettings } from '../settings/ChatSettings';

type SurfacesProps = { $scheme: 'light' | 'dark'; $isOwn: boolean };

const surfacesOf = ({ $scheme, $isOwn }: SurfacesProps): string =>
  $isOwn
    ? Object.entries(SURFACES[$scheme])
        .map(([name, value]) => `--${name}: ${value};`)
        .join('')
    : '';

/** A sheet between the bars of a phone; beside the page on larger screens, which makes room for it (AppShell). */
const Root = styled.aside<SurfacesProps>`
  ${surfacesOf}
  color-scheme: ${(props) => props.$scheme};
  position: fixed;
  inset-block: 56px calc(59px + max(14px, env(safe-area-inset-bottom)));
  inset-inline: 0;
  z-index: ${token('z-nav')};
  display: flex;
  flex-direction: column;
  border-block-start: 1px solid ${token('border')};
  background: ${token('sunken')};
  color: ${token('text')};

  ${media.tablet} {
    inset-block: 64px 0;
    inset-inline-start: auto;
    inline-size: 352px;
    border-block-start: 0;
    border-inline-start: 1px solid ${token('border')};
  }
  @media (max-height: 360px) {
    inset-block-start: 0;
  }
  > header {
    display: flex;
    align-items: center;
    gap: ${token('space-4')};
    min-block-size: 60px;
    padding-inline: ${token('space-16')} ${token('space-8')};
    border-block-end: 1px solid ${token('border')};
  }
  > header > div {
    flex: 1;
    min-inline-size: 0;
    font: 500 13px/20px ${token('font-text')};
    color: ${token('text-muted')};
  }
  h2 {
    display: inline;
    margin-inline-end: 6px;
    font: 650 16px/24px ${token('font-text')};
    color: ${token('text')};
  }
  > .guest {
    margin: auto;
    padding: ${token('space-20')};
    text-align: center;
  }
  > .guest > div {
    display: flex;
    flex-wrap: wrap;
    justify-content: center;
    gap: ${token('space-8')};
    padding-block-start: ${token('space-16')};
  }
`;

type Look = Pick<Preferences, 'chatColour' | 'chatFontSize' | 'chatDark'>;

const selectDetails = userDetailsEndpoint.select();

/** The player's look of the chat: what they just chose, else what the account says, else the site's. */
function useLook(player: string | null) {
  const saved: Look = useSelector(selectDetails).data?.preferences ?? {};
  const [last, setLast] = useState<{ player: string | null; look: Look }>({ player, look: {} });
  const chosen: Look = last.player === player ? last.look : {};
  const site = useColourScheme() ?? 'dark';
  const { chatColour, chatFontSize, chatDark } = { ...saved, ...chosen };
  const scheme = chatDark === undefined ? site : chatDark ? ('dark' as const) : ('light' as const);
  return {
    colour: nameColour(chatColour),
    size: fontSize(chatFontSize),
    scheme,
    /** Whether its surfaces differ from the site's. */
    isOwn: scheme !== site,
    choose: (look: Look) => setLast({ player, look: { ...chosen, ...look } }),
  };
}

/** The chat of a player: a room, or the settings over it, which lose nothing of the room. */
function PlayersChat({
  player,
  nickname,
  look,
}: {
  player: string;
  nickname: string | null;
  look: ReturnType<typeof useLook>;
}) {
  const t = useT();
  const [room, setRoom] = useState<string | null>(null);
  const [isSetting, setSetting] = useState(false);
  const { view, feed } = useChatFeed(room);
  const field = useRef<HTMLInputElement>(null);
  const state = view?.state ?? null;
  return (
    <>
      <header>
        <div>
          <h2 id="chat-title">{t(isSetting ? 'chat.settings' : 'chat.title')}</h2>
          {state !== null && !isSetting && (
            <>
              <bdi>{localeOf(state.room).name}</bdi>
              {state.online !== null && <> · {t('chat.online', { online: state.online })}</>}
            </>
          )}
        </div>
        <IconButton
          label={t(isSetting ? 'chat.back' : 'chat.settings')}
          aria-expanded={isSetting}
          onClick={() => setSetting(!isSetting)}
        >
          <Icon of={isSetting ? ArrowLeft : SlidersHorizontal} {...(isSetting && { className: 'flip' })} />
        </IconButton>
        <CloseButton />
      </header>
      {isSetting && (
        <ChatSettings
          state={state}
          scheme={look.scheme}
          colour={look.colour}
          size={look.size}
          nickname={nickname}
          onLook={look.choose}
          onRoom={(chosen) => {
            setRoom(chosen);
            setSetting(false);
          }}
          onBlocked={feed.blocked}
        />
      )}
      <ChatRoom
        player={player}
        view={view}
        feed={feed}
        isHidden={isSetting}
        scheme={look.scheme}
        size={look.size}
        ownName={nickname}
        field={field}
      />
    </>
  );
}

function CloseButton() {
  const t = useT();
  return (
    <IconButton label={t('chat.close')} onClick={() => setChatOpen(false)}>
      <Icon of={X} />
    </IconButton>
  );
}

function GuestsChat() {
  const t = useT();
  const [noLogin, noRegistration] = [useLoginOff(), useAbsent('registration')];
  return (
    <>
      <header>
        <div>
          <h2 id="chat-title">{t('chat.title')}</h2>
        </div>
        <CloseButton />
      </header>
      <div className="guest">
        <p>{t('chat.guest')}</p>
        <div>
          {!noLogin && (
            <Button look="primary" onClick={() => openModal('login')}>
              {t('chat.logIn')}
            </Button>
          )}
          {!noRegistration && (
            <Button look="secondary" onClick={() => openModal('signup')}>
              {t('chat.register')}
            </Button>
          )}
        </div>
      </div>
    </>
  );
}

/** The chat (W-22): beside the page, or between the bars of a phone; a guest is asked to log in (ENG-09). */
export function ChatPanel() {
  const { isInitialized, user } = useAuth();
  const look = useLook(user?.userId ?? null);
  const root = useRef<HTMLElement>(null);
  const opener = useRef<Element | null>(null);

  useLayoutEffect(() => {
    document.documentElement.setAttribute(CHAT_MARK, '');
    return () => document.documentElement.removeAttribute(CHAT_MARK);
  }, []);
  useEffect(() => {
    // Where the chat was remembered from the last visit, the focus stays at the start of the page.
    opener.current = document.activeElement === document.body ? null : document.activeElement;
    if (opener.current) root.current?.focus();
    return () => {
      if (opener.current instanceof HTMLElement) opener.current.focus();
    };
  }, []);
  const onKeyDown = ({ key, defaultPrevented }: KeyboardEvent) => {
    if (key === 'Escape' && !defaultPrevented) setChatOpen(false);
  };
  return (
    <Root
      ref={root}
      tabIndex={-1}
      aria-labelledby="chat-title"
      $scheme={look.scheme}
      $isOwn={look.isOwn}
      onKeyDown={onKeyDown}
    >
      {user ? (
        <PlayersChat key={user.userId} player={user.userId} nickname={user.nickname} look={look} />
      ) : (
        isInitialized && <GuestsChat />
      )}
    </Root>
  );
}
