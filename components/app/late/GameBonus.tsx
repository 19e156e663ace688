import { Suspense } from 'react';
import type { GameDetails } from '@/domain/game/game';
import { useIsAuthenticated } from '@/hooks/player/useAuth';
import { ModalBoundary } from './ModalBoundary';
import { withTexts } from './withTexts';

type Props = { game: GameDetails };

const GameBonusNotes = withTexts<Props>(
  ['bonus'],
  async () => (await import('@/components/bonuses/choice/GameBonusNotes')).GameBonusNotes,
);

/** What a player's active bonus means for a game; loaded for players only. */
export function GameBonus(props: Props) {
  const isAuthenticated = useIsAuthenticated();
  if (!isAuthenticated) return null;
  return (
    <ModalBoundary>
      <Suspense>
        <GameBonusNotes {...props} />
      </Suspense>
    </ModalBoundary>
  );
}
