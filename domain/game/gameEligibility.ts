import type { GameDetails } from './game';
import { GAME_KINDS, type GameKind, type UserBonus } from '@/domain/bonuses/offer';

/** The game's kind: table games list it in their features, everything else is a slot. */
export const kindOf = ({ features }: Pick<GameDetails, 'features'>): GameKind =>
  GAME_KINDS.find((kind) => features.includes(kind)) ?? 'slot';

/** Percent of a stake in a game that counts towards wagering; 0 for an excluded game. */
export function countedPercent(
  { weights, excludedGames }: Pick<UserBonus, 'weights' | 'excludedGames'>,
  game: Pick<GameDetails, 'id' | 'features'>,
): number {
  if (excludedGames.some((excluded) => excluded.game === game.id)) return 0;
  const kind = kindOf(game);
  return weights.find((weight) => weight.kind === kind)?.percent ?? 100;
}
