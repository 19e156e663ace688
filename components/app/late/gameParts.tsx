import { useEffect } from 'react';
import type { BuyingProps, RealPlayProps } from '@/components/game/GamePage';
import type { GameDetails } from '@/domain/game/game';
import { useIsAuthenticated } from '@/hooks/player/useAuth';
import { useExcluded } from '@/hooks/player/useExcluded';
import { useAlert } from '@/hooks/useAlert';
import { useT } from '@/hooks/useT';
import { useAbsent } from '@/hooks/useAbsent';
import { latePart } from './latePart';
import { useRested } from './rewardParts';

const load = () => import('@/components/game/play/AroundFrame');

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

/** What surrounds a game played with real money; loaded on demand with its texts. */
export const REAL_PLAY_PARTS = {
  Above: latePart<RealPlayProps>({
    texts: ['play'],
    load: async () => (await load()).FrameBalance,
  }),
  Below: latePart<RealPlayProps>({
    texts: ['play', 'betLimitError', 'general'],
    load: async () => (await load()).PlayNotes,
  }),
  Facts: latePart<object>({
    texts: ['play'],
    load: async () => (await load()).PlayFacts,
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
  useReady: useRested,
});

/** What a player's active bonus means for a game. */
export const LateGameBonus = latePart<{ game: GameDetails }>({
  texts: ['bonus'],
  load: async () => (await import('@/components/bonuses/choice/GameBonusNotes')).GameBonusNotes,
  useWanted: useIsAuthenticated,
});

function useRaces(): boolean {
  const [isOff, isExcluded] = [useAbsent('tournaments'), useExcluded() !== null];
  return !isOff && !isExcluded;
}

/** The race that a game counts for, below everything else, so that nothing moves. */
export const LateGameRace = latePart<{ game: string }>({
  texts: ['raceNote'],
  load: async () => (await import('@/components/tournaments/GameRace')).GameRace,
  useWanted: useRaces,
  useReady: useRested,
});
