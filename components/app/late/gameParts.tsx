import { useEffect, useEffectEvent } from 'react';
import styled from 'styled-components';
import type { CockpitProps } from '@/components/game/cockpit/Cockpit';
import type { BarDialogProps, BuyingProps, RealPlayProps } from '@/components/game/GamePage';
import type { SessionBoundsProps } from '@/components/game/play/SessionBounds';
import type { GameDetails } from '@/domain/game/game';
import { useIsAuthenticated } from '@/hooks/player/useAuth';
import { useQuiet } from '@/hooks/player/useQuiet';
import { useAlert } from '@/hooks/useAlert';
import { useT } from '@/hooks/useT';
import { useRested } from '@/hooks/whenAtRest';
import { media } from '@/themes/media';
import { token } from '@/themes/token';
import { latePart } from './latePart';
import { useRaces } from './useRaces';

const load = () => import('@/components/game/play/AroundFrame');

/** The place of the bar, so that the game below does not move under a press when it comes. */
const BarWaiting = styled.div.attrs({ className: 'cockpit around' })`
  flex: none;
  min-block-size: 97px;
  background: ${token('surface1')};

  ${media.desktop} {
    min-block-size: 61px;
  }
`;

const BalanceWaiting = styled.div.attrs({ className: 'around' })`
  flex: none;
  min-block-size: 36px;
  background: ${token('sunken')};
`;

/** The question failed to load: reports it and declines, because the game waits for an answer. */
function NotAsked({ onAnswer }: Pick<BuyingProps, 'onAnswer'>) {
  const t = useT();
  const alert = useAlert();
  useEffect(() => {
    alert.error(t('ui.loadingError'));
    onAnswer(false);
  }, [alert, t, onAnswer]);
  return null;
}

/** A dialog of the bar failed to load: reports it and closes it, because the game waits meanwhile. */
function NotOpened({ onClose }: BarDialogProps) {
  const t = useT();
  const alert = useAlert();
  const told = useEffectEvent(() => {
    alert.error(t('ui.loadingError'));
    onClose();
  });
  useEffect(() => told(), []);
  return null;
}

/** What surrounds a game played with real money; loaded on demand with its texts. */
export const REAL_PLAY_PARTS = {
  Above: latePart<RealPlayProps>({
    texts: ['play'],
    load: async () => (await load()).FrameBalance,
    Waiting: BalanceWaiting,
  }),
  Below: latePart<RealPlayProps>({
    texts: ['play', 'betLimitError', 'general'],
    load: async () => (await load()).PlayNotes,
  }),
  Bar: latePart<CockpitProps>({
    texts: ['play'],
    load: async () => (await import('@/components/game/cockpit/Cockpit')).Cockpit,
    Waiting: BarWaiting,
  }),
  Break: latePart<BarDialogProps>({
    texts: ['protection'],
    load: async () => (await import('@/components/protection/stops/QuickBreak')).QuickBreak,
    Failed: NotOpened,
  }),
  Limits: latePart<BarDialogProps>({
    texts: ['play', 'protection'],
    load: async () => (await import('./BarLimits')).BarLimits,
    Failed: NotOpened,
  }),
  /** Time and money of a session, loaded where a market has them set before play. */
  Bounds: latePart<SessionBoundsProps>({
    texts: ['play'],
    load: async () => (await import('@/components/game/play/SessionBounds')).SessionBounds,
    Failed: NotOpened,
  }),
  /** The confirmation of a bonus buy, loaded when a game requests it. */
  Buying: latePart<BuyingProps>({
    texts: ['play', 'betLimitError', 'general'],
    load: async () => (await import('@/components/game/play/BonusBuy')).BonusBuy,
    Failed: NotAsked,
  }),
};

/** The pulse of a game (W-16), below all else of its page. */
export const LateGamePulse = latePart<{ game: GameDetails }>({
  texts: ['pulse'],
  load: async () => (await import('@/components/game/pulse/GamePulse')).GamePulse,
  useWanted: () => !useQuiet(),
  useReady: useRested,
});

/** What a player's active bonus means for a game. */
export const LateGameBonus = latePart<{ game: GameDetails }>({
  texts: ['bonus'],
  load: async () => (await import('@/components/bonuses/choice/GameBonusNotes')).GameBonusNotes,
  useWanted: useIsAuthenticated,
});

/** The race that a game counts for, below everything else, so that nothing moves. */
export const LateGameRace = latePart<{ game: string }>({
  texts: ['raceNote'],
  load: async () => (await import('@/components/tournaments/GameRace')).GameRace,
  useWanted: useRaces,
  useReady: useRested,
});
