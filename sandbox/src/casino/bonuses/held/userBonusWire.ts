import { type AnswerOf } from '@/contract/wire';
import { toDecimal } from '@/domain/money/money';
import { type Spoken } from '../../../http/languages';
import { type Db } from '../../../db/database';
import { type UserBonusRow } from './schema';
import { gameNamesOf } from '../offers/gameNames';
import { GAME_KINDS } from '../offers/offer';
import { offerById } from '../offers/offers';
import { gamesOf, offerWire, type OfferWire, type Reader } from '../offers/offerWire';
import { wagerLeft } from './store';

export type UserBonusWire = AnswerOf<'userBonuses'>['data']['bonus']['rows'][number];

/** The result of a completed bonus (BON-07); null for any other, and for a cashback put into the calendar. */
function resultOf({ status, type, winnings }: UserBonusRow): 'cash' | 'no-win' | null {
  if (status !== 'completed') return null;
  if (winnings > 0n) return 'cash';
  return type === 'instant_cashback' ? null : 'no-win';
}

/** The offer's terms; for a removed offer, only what the bonus row knows. */
function ofOffer({ offer, type, currency }: UserBonusRow, reader: Omit<Reader, 'currency'>): OfferWire {
  const found = offerById(offer);
  return found
    ? offerWire(found, { ...reader, currency })
    : { id: offer, name: offer, bonusType: type, currencyCode: currency };
}

/** The terms as accepted, even if the offer has changed since. */
function agreed(row: UserBonusRow, { gameNames }: Pick<Reader, 'gameNames'>): Partial<OfferWire> {
  const { currency, maxBet, maxWin, gameWeights, excludedGames, wageringMultiplier } = row;
  if (row.activatedAt === null) return {};
  return {
    wageringMultiplier,
    multiplier: wageringMultiplier,
    wageringType: row.wageringType,
    ...(maxBet !== null && { maxBet: toDecimal(maxBet, currency) }),
    ...(maxWin !== null && { maxWinAmount: toDecimal(maxWin, currency) }),
    gameWeights: GAME_KINDS.flatMap((kind) => {
      const percent = gameWeights[kind];
      return percent === undefined ? [] : [{ kind, percent }];
    }),
    excludedGames: excludedGames.map((game) => ({ game, name: gameNames.get(game) ?? game })),
    ...(row.termsVersion !== null && { termsVersion: row.termsVersion }),
  };
}

/** The ids of all games a bonus and its offer refer to. */
const gamesOfBonus = ({ offer, freeSpinGame, excludedGames }: UserBonusRow): string[] => {
  const found = offerById(offer);
  return [...(found ? gamesOf(found) : []), ...(freeSpinGame ? [freeSpinGame] : []), ...excludedGames];
};

/** A bonus as shown to its player (ENT-10, ENT-11). `burnAmount` of an active one is what cancelling would burn. */
function userBonusWire(row: UserBonusRow, reader: Omit<Reader, 'currency'>): UserBonusWire {
  const { currency, status, type } = row;
  const money = (amount: bigint) => toDecimal(amount, currency);
  const has = row.activatedAt !== null || type === 'instant_cashback';
  return {
    ...ofOffer(row, reader),
    ...agreed(row, reader),
    userBonusId: row.id,
    status,
    result: resultOf(row),
    ...(has && { bonusAmount: money(row.amount) }),
    ...(row.depositAmount !== null && { depositAmount: money(row.depositAmount) }),
    ...(row.freeSpins > 0 && { freeSpinsQuantity: row.freeSpins, freeSpinsLeft: row.freeSpinsLeft }),
    ...(row.freeSpinStake !== null && { freeSpinStake: money(row.freeSpinStake) }),
    // An ended bonus needs no more wagering.
    wagerLeft: money(status === 'activated' ? wagerLeft(row) : 0n),
    wageredAmount: money(row.wagered),
    freeSpinWinnings: money(row.freeSpinWinnings),
    winningAmount: money(row.winnings),
    burnAmount: money(status === 'activated' ? row.balance : row.burned),
    ...(row.activatedAt && { start: row.activatedAt.toISOString() }),
    ...(row.expiresAt && { expiration: row.expiresAt.toISOString() }),
  };
}

/** Bonuses as shown to their player, with the names of their games. */
export async function userBonusesWire(
  db: Db,
  rows: readonly UserBonusRow[],
  language: Spoken,
): Promise<UserBonusWire[]> {
  const gameNames = await gameNamesOf(db, rows.flatMap(gamesOfBonus));
  return rows.map((row) => userBonusWire(row, { language, gameNames }));
}
