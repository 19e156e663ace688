import { AppWindow, CircleAlert, Gauge, MapPinOff, RefreshCw, ShieldOff, SquareSlash } from 'lucide';
import { useEffect, useEffectEvent, useRef, type ReactNode } from 'react';
import { assertNever } from '@/domain/assertNever';
import { type GameDetails } from '@/domain/game/game';
import { type PlayMode } from '@/domain/game/play';
import { openModal } from '@/hooks/address/modalAddress';
import { useAddress } from '@/hooks/address/useAddress';
import { useAbsent } from '@/hooks/useAbsent';
import { useT } from '@/hooks/useT';
import { Button } from '@/components/ui/controls/Button';
import { Icon } from '@/components/ui/pictures/Icon';
import { type PlayOffers, Ways, WaysNote } from './Ways';

/** `launching` lasts until the frame reports that it is ready; the frame may already be mounted below. */
export type StageState =
  /** `moved`: the player went on in another tab. */
  | { phase: 'idle' | 'unavailable' | 'excluded' | 'moved' }
  /** A game is open in another tab or on another device; `waits`: it cannot be ended from here. */
  | { phase: 'elsewhere'; game: string | null; waits: boolean }
  /** A limit has to be set, or something answered, before play. */
  | { phase: 'first'; limit: boolean }
  /** `anyShape`: the game lays itself out for every frame, so that a phone can give it its height. */
  | { phase: 'playing'; anyShape?: boolean }
  | { phase: 'launching'; mode: PlayMode }
  /** `place` is the name of the visitor's country, if known. */
  | { phase: 'restricted'; place: string | null }
  /** `message` is the backend's message, if it is readable. */
  | { phase: 'failed'; mode: PlayMode; code: string; message?: string };

type ObstacleProps = { icon: ReactNode; title: string; alert?: boolean; children: ReactNode };

const Obstacle = ({ icon, title, alert, children }: ObstacleProps) => (
  <div className="obstacle" role={alert ? 'alert' : undefined}>
    {icon}
    <p className="title">{title}</p>
    {children}
  </div>
);

type ElsewhereProps = Pick<CurtainProps, 'onPlay' | 'onStay'> & { state: Extract<StageState, { phase: 'elsewhere' }> };

/** Asks where to play, or says that the other game must end first. */
function Elsewhere({ state: { game, waits }, onPlay, onStay }: ElsewhereProps) {
  const t = useT();
  return (
    <Obstacle alert icon={<Icon of={AppWindow} size={24} />} title={t('game.elsewhere')}>
      <p className="note">
        {game === null ? t('game.elsewherePlain') : t('game.elsewhereText', { game })}{' '}
        {t(waits ? 'game.elsewhereWaits' : 'game.elsewhereAsks')}
      </p>
      <div className="ways">
        <Button onClick={onStay}>{t('game.stayThere')}</Button>
        <Button look="primary" onClick={() => onPlay('real', !waits)}>
          {t(waits ? 'ui.tryAgain' : 'game.playHere')}
        </Button>
      </div>
    </Obstacle>
  );
}

/** What the market wants before play; its dialog leads back to the game, which then starts. */
function First({ limit, onPlay }: { limit: boolean } & Pick<CurtainProps, 'onPlay'>) {
  const t = useT();
  const isOpen = useAddress('modal') === 'notices';
  const wasOpen = useRef(false);
  const goOn = useEffectEvent(() => onPlay('real'));
  useEffect(() => {
    if (wasOpen.current && !isOpen) goOn();
    wasOpen.current = isOpen;
  }, [isOpen]);
  return (
    <Obstacle alert icon={<Icon of={Gauge} size={24} />} title={t(limit ? 'game.limitFirst' : 'game.answerFirst')}>
      <p className="note">{t(limit ? 'game.limitFirstText' : 'game.answerFirstText')}</p>
      <Button look="primary" onClick={() => openModal('notices', { before: 'play' })}>
        {t(limit ? 'game.setLimit' : 'game.answer')}
      </Button>
    </Obstacle>
  );
}

export type CurtainProps = {
  game: GameDetails;
  state: StageState;
  offers: PlayOffers;
  onPlay: (mode: PlayMode, playHere?: boolean) => void;
  /** Leaves the game that is open elsewhere as it is. */
  onStay?: (() => void) | undefined;
  onLogIn?: (() => void) | undefined;
};

/** What a stage shows while no game plays: the ways to play, or what stands before them. */
export function Curtain({ game, state, offers, onPlay, onStay, onLogIn }: CurtainProps) {
  const t = useT();
  const mayWithdraw = !useAbsent('withdrawal');
  const ways = (busy: PlayMode | null) => <Ways offers={offers} busy={busy} onPlay={onPlay} onLogIn={onLogIn} />;
  switch (state.phase) {
    case 'idle':
    case 'launching':
      return (
        <>
          {ways(state.phase === 'launching' ? state.mode : null)}
          <WaysNote offers={offers} />
        </>
      );
    case 'failed':
      return (
        <Obstacle alert icon={<Icon of={CircleAlert} size={24} />} title={t('game.failed')}>
          <p className="note">
            {state.message} {t('game.failedText', { code: state.code })}
          </p>
          <Button icon={<Icon of={RefreshCw} />} onClick={() => onPlay(state.mode)}>
            {t('ui.tryAgain')}
          </Button>
        </Obstacle>
      );
    case 'unavailable':
      return (
        <Obstacle alert icon={<Icon of={SquareSlash} size={24} />} title={t('game.unavailable')}>
          <p className="note">{t('game.unavailableText')}</p>
          {offers.real !== null && ways(null)}
        </Obstacle>
      );
    case 'excluded':
      return (
        <Obstacle alert icon={<Icon of={ShieldOff} size={24} />} title={t('game.excluded')}>
          <p className="note">{t(mayWithdraw ? 'game.excludedText' : 'game.excludedAlone')}</p>
        </Obstacle>
      );
    case 'restricted':
      return (
        <Obstacle alert icon={<Icon of={MapPinOff} size={24} />} title={t('game.restricted')}>
          <p className="note">{t('game.restrictedText', { game: game.name, studio: game.studio.name })}</p>
          {state.place !== null && <p className="note">{t('game.restrictedPlace', { country: state.place })}</p>}
        </Obstacle>
      );
    case 'first':
      return <First limit={state.limit} onPlay={onPlay} />;
    case 'elsewhere':
      return <Elsewhere state={state} onPlay={onPlay} onStay={onStay} />;
    case 'moved':
      return (
        <Obstacle alert icon={<Icon of={AppWindow} size={24} />} title={t('game.moved')}>
          <p className="note">{t('game.movedText')}</p>
          {ways(null)}
        </Obstacle>
      );
    case 'playing':
      return null;
    default:
      return assertNever(state);
  }
}
