import { type Db } from '../../db/database';
import { couponRedemptions } from './held/schema';
import { type Caller, takerOf } from './caller';
import { offerByCoupon } from './offers/offers';
import { layReady } from './readyGift';
import { bonusRefusal } from './refusals';
import { couponFault } from './rules';

/**
 * Redeems a coupon code, once per player, which makes its bonus available. Throws COUPON_NOT_APPLIED for an unknown
 * code or an offer the player may not have now (details: reason, the code of the rule), and COUPON_REDEEMED.
 */
export async function applyCoupon(tx: Db, caller: Caller, code: string): Promise<void> {
  const { language } = caller;
  const taker = await takerOf(tx, caller);
  const offer = offerByCoupon(code);
  if (!offer) throw bonusRefusal({ code: 'COUPON_NOT_APPLIED' }, language);
  const { account, currency, now } = taker;
  const [first] = await tx
    .insert(couponRedemptions)
    .values({ player: account.id, code: offer.couponCode!, redeemedAt: now })
    .onConflictDoNothing()
    .returning();
  if (!first) throw bonusRefusal({ code: 'COUPON_REDEEMED' }, language);
  const fault = await couponFault(tx, offer, taker);
  if (fault) throw bonusRefusal({ code: 'COUPON_NOT_APPLIED', details: { reason: fault.code } }, language);
  await layReady(tx, offer, { player: account.id, currency, now });
}
