import type { Market } from '@/config/markets/market';
import type { FrameRules } from './frameMessages';
import type { GameDetails } from './game';
import { kindOf } from './gameEligibility';

/** What a market demands of a game, as its frame is told. */
export function frameRules({ play, rounds }: Market, game: Pick<GameDetails, 'features'>): FrameRules {
  const { autoplay, lossEffects } = play;
  return { autoplay, lossEffects, roundMs: kindOf(game) === 'slot' ? rounds.slotMs : rounds.otherMs };
}
