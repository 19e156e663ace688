import { type AnswerOf } from '@/contract/wire';
import { stakeIn } from '../../currencies/stakesIn';
import { type Db } from '../../db/database';
import { gameNamesOf } from '../bonuses/offers/gameNames';
import { type Offer } from '../bonuses/offers/offer';
import { offerById } from '../bonuses/offers/offers';
import { READY_DAYS } from '../bonuses/readyGift';
import { type SpinPrize, type TournamentRow } from './schema';

type SpinsWire = NonNullable<AnswerOf<'tournaments'>['data']['tournaments'][number]['freeSpins']>;

/** The offer of free spins as a prize; null for one that is none any more. */
export function spinsOf(offer: string): (Offer & { freeSpins: NonNullable<Offer['freeSpins']> }) | null {
  const found = offerById(offer);
  return found?.freeSpins ? { ...found, freeSpins: found.freeSpins } : null;
}

/** Whether the game of a prize is in the catalogue. */
export async function canBePlayed(db: Db, { offer }: SpinPrize): Promise<boolean> {
  const game = spinsOf(offer)?.freeSpins.game;
  return game !== undefined && (await gameNamesOf(db, [game])).has(game);
}

/** The offer of the free spins that a place wins; null where it wins money, or nothing. */
export function spinsAt({ prizes, freeSpins }: TournamentRow, position: number): string | null {
  const after = position - prizes.length;
  return freeSpins && after > 0 && after <= freeSpins.places ? freeSpins.offer : null;
}

/** How many free spins a place wins. */
export function spinCountAt(row: TournamentRow, position: number): number | null {
  const offer = spinsAt(row, position);
  return offer === null ? null : (spinsOf(offer)?.freeSpins.count ?? null);
}

/** The free spins of a tournament with their terms, in its currency; null without. */
export async function spinsWire(db: Db, { freeSpins }: TournamentRow, currency: string): Promise<SpinsWire | null> {
  const offer = freeSpins && spinsOf(freeSpins.offer);
  const stake = offer && stakeIn(offer.freeSpins.stake, currency);
  if (!freeSpins || !offer || !stake) return null;
  const { game, count } = offer.freeSpins;
  return {
    places: freeSpins.places,
    quantity: count,
    game,
    gameName: (await gameNamesOf(db, [game])).get(game) ?? null,
    stake,
    wageringMultiplier: offer.wageringMultiplier,
    daysToActivate: READY_DAYS,
  };
}
