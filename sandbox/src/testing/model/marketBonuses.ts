import { eq } from 'drizzle-orm';
import { type Market } from '@/config/markets/market';
import { lockedAccount } from '../../casino/accounts/store/accounts';
import { activateBonus } from '../../casino/bonuses/activate';
import { giveByOperator } from '../../casino/bonuses/byOperator';
import { applyCoupon } from '../../casino/bonuses/coupon';
import { userBonuses } from '../../casino/bonuses/held/schema';
import { offerById } from '../../casino/bonuses/offers/offers';
import { type Clock } from '../../base/clock';
import { type Db } from '../../db/database';
import { Refusal } from '../../http/refusal';

/** Offers that a life may ask for: how it gets them, and how often each has to be wagered, written down a second time. */
export const ASKED = {
  'hello-five': { way: 'activate', wagering: 30 },
  'daily-dime': { way: 'activate', wagering: 10 },
  'barge-spins': { way: 'activate', wagering: 10 },
  'amun-spins': { way: 'activate', wagering: 25 },
  'coupon-ten': { way: 'coupon', wagering: 30 },
  'free-ten': { way: 'operator', wagering: 40 },
  'real-first': { way: 'deposit', wagering: 10 },
  'everyday-reload': { way: 'deposit', wagering: 30 },
} as const satisfies Readonly<Record<string, { way: string; wagering: number }>>;

export type AskedOffer = keyof typeof ASKED;

/** A player's ways to a bonus without a deposit, as the routes and the panel go them; each answers the code of a refusal. */
export class BonusDesk {
  constructor(
    private readonly db: Db,
    private readonly clock: Clock,
    private readonly market: Market,
    private readonly player: string,
  ) {}

  private async refusalOf(run: (tx: Db) => Promise<unknown>): Promise<string | null> {
    try {
      // A refusal that is returned keeps what was written.
      const answer = await this.db.transaction(run);
      return answer instanceof Refusal ? answer.code : null;
    } catch (error) {
      if (error instanceof Refusal) return error.code;
      throw error;
    }
  }

  private get caller() {
    const { player, market, clock } = this;
    return { player, country: 'DE', needsVerifiedEmail: true, language: 'en', marketOf: () => market, clock };
  }

  activate = (bonusId: string): Promise<string | null> =>
    this.refusalOf((tx) => activateBonus(tx, this.caller, { bonusId, controls: null }));

  redeem = (code: string): Promise<string | null> => this.refusalOf((tx) => applyCoupon(tx, this.caller, code));

  /** What the operator grants, active at once. */
  async gift(id: AskedOffer): Promise<string | null> {
    const { db, clock, market, player } = this;
    const { brand, email } = (await db.transaction((tx) => lockedAccount(tx, player)))!;
    const asked = { brand, email, offer: offerById(id)!, way: 'active', marketOf: () => market, clock } as const;
    const given = await giveByOperator(db, asked);
    return typeof given === 'string' ? given : null;
  }

  /** All that the player has or had, in any state. */
  held = () =>
    this.db
      .select({ id: userBonuses.id, offer: userBonuses.offer, status: userBonuses.status })
      .from(userBonuses)
      .where(eq(userBonuses.player, this.player));
}
