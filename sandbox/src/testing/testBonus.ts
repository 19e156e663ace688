import { eq } from 'drizzle-orm';
import { type Clock } from '../base/clock';
import { lockedAccount } from '../casino/accounts/store/accounts';
import { type Db } from '../db/database';
import { type UserBonusRow, userBonuses } from '../casino/bonuses/held/schema';
import { postTogether } from '../casino/ledger/post';
import { cancelBonus } from '../casino/bonuses/held/end';
import { giveBonus } from '../casino/bonuses/held/give';
import { type Offer } from '../casino/bonuses/offers/offer';
import { bonusById } from '../casino/bonuses/held/store';

const SAID = { en: 'Sample', de: 'Muster', ar: 'عينة', th: 'ตัวอย่าง' };

/** 20 EUR of bonus money, to be wagered ten times within a week, unless changed. */
export const testOffer = (changes: Partial<Offer> = {}): Offer => ({
  id: 'test',
  type: 'no_deposit',
  name: SAID,
  banner: SAID,
  amount: '20.00',
  depositPercent: null,
  maxAmount: null,
  minDeposit: null,
  freeSpins: null,
  cashback: null,
  wageringMultiplier: 10,
  wageringType: 'REAL_TO_FUN',
  gameWeights: {},
  excludedGames: [],
  maxBet: null,
  maxWin: null,
  minBalance: null,
  daysToWager: 7,
  couponCode: null,
  termsVersion: '1',
  notIn: [],
  rules: {
    from: null,
    until: null,
    registrationHours: null,
    maxParticipants: null,
    retryDays: null,
    days: [],
    depositNumber: null,
  },
  ...changes,
});

/** Three free spins of 1.00 each, whose wins are boosted by 50 % and have to be wagered five times. */
export const freeSpinOffer = (game: string, changes: Partial<Offer> = {}): Offer =>
  testOffer({
    type: 'freespins',
    amount: null,
    wageringMultiplier: 5,
    freeSpins: { game, count: 3, stake: '1.00', winBoost: 1.5 },
    ...changes,
  });

/** Grants a bonus as the activation does; returns its id. */
export const giveTestBonus = (
  db: Db,
  clock: Clock,
  player: string,
  offer: Offer,
  { currency = 'EUR', deposit = null }: { currency?: string; deposit?: { id: string; amount: bigint } | null } = {},
): Promise<string> =>
  db.transaction(async (tx) => {
    await lockedAccount(tx, player);
    const gift = { player, offer, currency, deposit, termsVersion: '1', ready: null, now: clock.now() };
    const { bonus, postings } = await giveBonus(tx, gift);
    await postTogether(tx, postings);
    return bonus.id;
  });

/** Cancels a player's bonus as the route does. */
export const cancelTestBonus = (db: Db, clock: Clock, id: string): Promise<void> =>
  db.transaction(async (tx) => {
    const [found] = await tx.select({ player: userBonuses.player }).from(userBonuses).where(eq(userBonuses.id, id));
    await lockedAccount(tx, found!.player);
    const { postings } = await cancelBonus(tx, (await bonusById(tx, id))!, clock.now());
    await postTogether(tx, postings);
  });

export const bonusNow = async (db: Db, id: string): Promise<UserBonusRow> => (await bonusById(db, id))!;
