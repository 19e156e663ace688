import { type Language } from '../../texts/language';
import { casinoSays, figuresOf } from '../casinoRefusal';
import { type Settled } from '../round';

type Refused = Extract<Settled<unknown>, { kind: 'refused' }>;

/** Why the table rejected the bets, in words. */
export function refusalText(refused: Refused, { say, amount }: Language): string {
  const { limit } = figuresOf(refused);
  if (refused.code === 'BETS_CLOSED') return say('table.notPlaced');
  if (refused.code === 'TABLE_LIMIT' && limit) return say('table.limit', { limit: amount(limit) });
  if (refused.code === 'TAKEN_BACK') return say('real.takenBack');
  return casinoSays(refused) ?? say('state.refused');
}
